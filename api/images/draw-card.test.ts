import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

const PLATE_RIGHT = 1136;
const PADDING = 36;

/** The lightest pixel of the plate's right edge, from 0 to 255: letters are light on it. */
async function lightestAtEdge(result: string): Promise<number> {
  const picture = await drawCard({ question: 'What size copper wire?', result, marks: ['NEC 2023'], isAlarm: false });
  const { data } = await sharp(picture)
    .greyscale()
    .extract({ left: PLATE_RIGHT - PADDING + 12, top: 220, width: PADDING - 14, height: 70 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...data);
}

test.each([
  'Use 6 AWG copper (55 A at 60°C) with a 10 AWG copper equipment grounding conductor on a 50 A circuit. The drop over 60 ft is 1.2 %.',
  'At least 18 in. of cover: PVC or other nonmetallic raceway, anywhere else.',
  'No. Do not cut the seal, pull, jumper or bypass a meter, nor open or climb anything else of the utility’s: only the utility may.',
])('a result stays on its plate: %s', async (result) => {
  expect(await lightestAtEdge(result)).toBeLessThan(80);
});
