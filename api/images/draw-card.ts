// An answer as a picture for whoever previews a link: question, result, edition and sections. Drawn from text alone.
import { imageLibrary } from './image-library.ts';
import type { DrawCard } from './port.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** Letters are about this wide, as a part of their size, in the widest of the fonts that servers have. */
const LETTER = { plain: 0.58, bold: 0.68 } as const;
/** From this many letters on a result is drawn smaller. */
const LONG = 75;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** XML has no place for these, whatever stands in a question. */
const printable = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim())
    .filter((letter) => (letter.codePointAt(0) ?? 0) >= 0x20 && !/\p{Co}|\p{Cs}|\p{Cn}/u.test(letter))
    .join('');

/** Text in lines of at most `width` px; what does not go into `most` lines ends in an ellipsis. */
function inLines(text: string, size: number, width: number, most: number, letter: number): string[] {
  const room = Math.floor(width / (size * letter));
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (longer.length <= room) line = longer;
    else {
      if (line) lines.push(line);
      line = word.slice(0, room);
    }
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, room - 1)}…`];
}

const drawn = (lines: readonly string[], top: number, size: number, colour: string, weight: number, x = MARGIN): string =>
  lines
    .map(
      (line, row) =>
        `<text x="${x}" y="${top + Math.round(size * (1 + row * 1.22))}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('');

/** A picture of 1200 x 630 px, as previews want it, as PNG. */
export const drawCard: DrawCard = async ({ question, result, marks, isAlarm }) => {
  const asked = inLines(question, 40, WIDTH - 2 * MARGIN, 2, LETTER.plain);
  const plateTop = 136 + asked.length * 49 + 16;
  const [size, most] = result.length > LONG ? [36, 5] : [54, 3];
  const told = inLines(result, size, WIDTH - 2 * MARGIN - 72, most, LETTER.bold);
  const plateHeight = told.length * Math.round(size * 1.22) + 64;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Atkinson Hyperlegible Next, Atkinson Hyperlegible, Noto Sans, DejaVu Sans, Liberation Sans, Arial, sans-serif">
<rect width="100%" height="100%" fill="#f3f5f1"/>
<rect width="100%" height="14" fill="#f5a800"/>
${drawn(['Wirewise'], 46, 36, '#12171a', 700)}
${drawn(asked, 128, 40, '#414a4b', 400)}
<rect x="${MARGIN}" y="${plateTop}" width="${WIDTH - 2 * MARGIN}" height="${plateHeight}" rx="10" fill="${isAlarm ? '#96100c' : '#171d20'}"/>
${drawn(told, plateTop + 26, size, '#f5f7f2', 700, MARGIN + 36)}
${drawn([printable(marks.join('  ·  '))], HEIGHT - 84, 30, '#77390f', 700)}
</svg>`;
  const sharp = await imageLibrary();
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer());
};
