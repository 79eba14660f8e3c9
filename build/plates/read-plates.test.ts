// What is read on the pictures of nameplates, with the real recogniser. The whole dozen takes half a minute: `npm run test:long`.
import { join } from 'node:path';
import sharp from 'sharp';
import { createWorker, type Worker } from 'tesseract.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlate } from '../../api/guide/plate/read-plate.ts';
import { sayFigure } from '../../api/guide/plate/say-plate.ts';
import { prepare } from '../../web/plate/prepare-pixels.ts';
import { rowsOn } from '../../web/plate/recognise.ts';
import { PLATES, type Plate } from './plates.ts';

const DATA = join(import.meta.dirname, '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int');
let worker: Worker;
beforeAll(async () => {
  worker = await createWorker('eng', 1, { langPath: DATA, cacheMethod: 'none' });
});
afterAll(() => worker.terminate());

/** What is read on a plate, and how much of it is marked as doubtful. */
async function read({ name }: Plate): Promise<{ readonly said: readonly string[]; readonly sure: readonly string[] }> {
  const { data, info } = await sharp(join(import.meta.dirname, `${name}.jpg`))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const figures = readPlate(await rowsOn(worker, prepare({ width: info.width, height: info.height, pixels: new Uint8Array(data) })));
  const said = (each: readonly (typeof figures)[number][]) => each.map((figure) => sayFigure(figure, 'en'));
  return { said: said(figures), sure: said(figures.filter(({ isDoubtful }) => !isDoubtful)) };
}

const condenser = PLATES.filter(({ name }) => name === 'condenser');
const plates = process.env.LONG ? PLATES : condenser;

test('nine of ten figures of nameplates are read right, and none wrong without a mark', { timeout: 300_000 }, async () => {
  let [right, all] = [0, 0];
  const wrongAndSure: string[] = [];
  const missed: string[] = [];
  for (const plate of plates) {
    const { said, sure } = await read(plate);
    all += plate.says.length;
    right += plate.says.filter((figure) => said.includes(figure)).length;
    missed.push(...plate.says.filter((figure) => !said.includes(figure)).map((figure) => `${plate.name}: ${figure}`));
    wrongAndSure.push(...sure.filter((figure) => !plate.says.includes(figure)).map((figure) => `${plate.name}: ${figure}`));
  }
  expect(right / all, missed.join('; ')).toBeGreaterThanOrEqual(0.9);
  expect(wrongAndSure).toEqual([]);
});
