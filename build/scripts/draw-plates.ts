// Draws the nameplates of build/plates anew, as photographs of them: `node build/scripts/draw-plates.ts`. The pictures are kept, so that
// what a test reads does not depend on the fonts of the computer it runs on.
import { join } from 'node:path';
import sharp from 'sharp';
import { PLATES, type Plate } from '../plates/plates.ts';

const WIDTH = 1400;
const LINE = 104;
const EDGE = 70;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawing(plate: Plate): { readonly svg: string; readonly height: number } {
  const height = plate.lines.length * LINE + 2 * EDGE;
  const parts = plate.lines.flatMap((line, row) => {
    const cells = typeof line === 'string' ? [line] : line;
    const wide = (WIDTH - 2 * EDGE) / cells.length;
    const y = EDGE + row * LINE;
    return cells.flatMap((cell, column) => {
      const x = EDGE + column * wide;
      const box =
        plate.boxed && cells.length > 1
          ? [`<rect x="${x - 16}" y="${y}" width="${wide}" height="${LINE}" fill="none" stroke="${plate.ink}" stroke-width="3"/>`]
          : [];
      return [...box, `<text x="${x}" y="${y + 72}" xml:space="preserve">${escaped(cell)}</text>`];
    });
  });
  const { glare } = plate;
  const shade =
    '<defs><linearGradient id="s" x2="1" y2="1"><stop offset="0.2" stop-opacity="0"/><stop offset="1" stop-opacity="0.55"/></linearGradient></defs>';
  const light = glare
    ? `<defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${glare.strength}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${glare.x * WIDTH}" cy="${glare.y * height}" rx="420" ry="260" fill="url(#g)"/>`
    : '';
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${shade}<rect width="100%" height="100%" fill="${plate.ground}"/><rect x="18" y="18" width="${WIDTH - 36}" height="${height - 36}" rx="22" fill="none" stroke="${plate.ink}" stroke-width="5"/><g font-family="${plate.font}" font-size="52" font-weight="${plate.isBold ? 700 : 400}" fill="${plate.ink}">${parts.join('')}</g>${light}<rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  };
}

/** Grain as a sensor makes it: the same at every run. */
function grain(length: number): Buffer {
  const noise = Buffer.alloc(length);
  let seed = 20_261_123;
  for (let at = 0; at < length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[at] = 78 + ((seed >> 16) % 100);
  }
  return noise;
}

async function photograph(plate: Plate): Promise<Buffer> {
  const { svg } = drawing(plate);
  const turned = await sharp(Buffer.from(svg))
    .rotate(plate.tilt, { background: '#6d6a63' })
    .blur(Math.max(0.3, plate.blur))
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const noise = { input: grain(width * height * 3), raw: { width, height, channels: 3 as const }, blend: 'soft-light' as const };
  const shot = await sharp(turned.data).composite([noise]).png().toBuffer();
  return sharp(shot).resize({ width: 1050 }).grayscale().jpeg({ quality: 40 }).toBuffer();
}

for (const plate of PLATES) await sharp(await photograph(plate)).toFile(join(import.meta.dirname, '../plates', `${plate.name}.jpg`));
