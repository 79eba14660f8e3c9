// The writing on a prepared picture: each word with its place and how sure it is.
import type { ImageLike, PSM, Worker } from 'tesseract.js';
import type { PlateRow } from '../../api/guide/plate/read-plate.ts';
import { asPgm, type Grey } from './prepare-pixels.ts';

/** One block of lines: what stands side by side stays in one line, as labels and their figures do. */
const ONE_BLOCK = '6' as PSM;

export async function rowsOn(worker: Pick<Worker, 'setParameters' | 'recognize'>, picture: Grey): Promise<readonly PlateRow[]> {
  await worker.setParameters({ tessedit_pageseg_mode: ONE_BLOCK, user_defined_dpi: '300' });
  // Its types name what a browser or Node reads from; bytes are taken by both.
  const { data } = await worker.recognize(asPgm(picture) as unknown as ImageLike, {}, { text: false, blocks: true });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })))),
  );
}
