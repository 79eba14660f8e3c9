// Makes a photograph of a plate into what is recognised best: grey, level, evenly lit, dark letters on light, without frames and rules.

/** One byte a pixel, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Grey of `rgba`, as a canvas gives it. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    pixels[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, pixels };
}

const PAPER = 255;
/** Half the side of the square that a pixel is compared with, as a part of the longer side: some letters wide. */
const AROUND = 1 / 26;
/** Contrast below which there is ground alone, in levels of grey. */
const FAINT = 10;
/** Rules are at least this long, as a part of the longer side; letters' strokes never are. */
const RULE = 1 / 12;
const MOST_TILT = 9;
const TILT_STEP = 0.25;
/** Width at which the tilt is looked for. */
const SMALL = 500;

/** Each pixel's difference to its surroundings, in parts of the contrast there, as 0 to 255 with 128 for none. */
function evened({ width, height, pixels }: Grey): Grey {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  const squares = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = pixels[y * width + x] ?? 0;
      sum += value;
      square += value * value;
      const at = (y + 1) * row + x + 1;
      sums[at] = (sums[at - row] ?? 0) + sum;
      squares[at] = (squares[at - row] ?? 0) + square;
    }
  }
  const around = Math.max(8, Math.round(Math.max(width, height) * AROUND));
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - around) * row, Math.min(height, y + around + 1) * row];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const count = ((bottom - top) / row) * (right - left);
      const within = (of: Float64Array): number =>
        ((of[bottom + right] ?? 0) - (of[top + right] ?? 0) - (of[bottom + left] ?? 0) + (of[top + left] ?? 0)) / count;
      const mean = within(sums);
      const spread = Math.sqrt(Math.max(0, within(squares) - mean * mean));
      const off = ((pixels[y * width + x] ?? 0) - mean) / (spread + FAINT);
      out[y * width + x] = Math.max(0, Math.min(255, Math.round(128 + off * 64)));
    }
  }
  return { width, height, pixels: out };
}

/** Dark letters: where the few pixels that stand out are the light ones, all is turned round. Edges of the picture do not count. */
function darkOnLight({ width, height, pixels }: Grey): Grey {
  let [dark, light] = [0, 0];
  for (let y = Math.round(height / 6); y < height - height / 6; y += 1) {
    for (let x = Math.round(width / 8); x < width - width / 8; x += 1) {
      const value = pixels[y * width + x] ?? 128;
      if (value < 40) dark += 1;
      else if (value > 216) light += 1;
    }
  }
  return light <= dark ? { width, height, pixels } : { width, height, pixels: pixels.map((value) => 255 - value) };
}

function shrunk({ width, height, pixels }: Grey, most: number): Grey {
  const step = Math.max(1, Math.floor(width / most));
  const [small, low] = [Math.floor(width / step), Math.floor(height / step)];
  const out = new Uint8Array(small * low);
  // The darkest of each square, so that thin strokes stay.
  for (let y = 0; y < low; y += 1) {
    for (let x = 0; x < small; x += 1) {
      let darkest = 255;
      for (let down = 0; down < step; down += 1)
        for (let along = 0; along < step; along += 1)
          darkest = Math.min(darkest, pixels[(y * step + down) * width + x * step + along] ?? 255);
      out[y * small + x] = darkest;
    }
  }
  return { width: small, height: low, pixels: out };
}

/** The tilt of the lines in degrees: that at which rows of letters and gaps between them are told apart best. */
function tiltOf(grey: Grey): number {
  const { width, height, pixels } = shrunk(grey, SMALL);
  const ink: (readonly [number, number])[] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if ((pixels[y * width + x] ?? 255) < 60) ink.push([x, y]);
  let best = { tilt: 0, score: 0 };
  for (let tilt = -MOST_TILT; tilt <= MOST_TILT; tilt += TILT_STEP) {
    const slope = Math.tan((tilt * Math.PI) / 180);
    const rows = new Float64Array(height * 2);
    for (const [x, y] of ink) {
      const row = Math.round(y - (x - width / 2) * slope + height / 2);
      if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
    }
    let score = 0;
    for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    if (score > best.score) best = { tilt, score };
  }
  return best.tilt;
}

/** Turned by `degrees` about its middle, within the same frame. */
function turned({ width, height, pixels }: Grey, degrees: number): Grey {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const out = new Uint8Array(width * height).fill(128);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [cos * right - sin * down + width / 2, sin * right + cos * down + height / 2];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [alongX, alongY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (1 - alongX) + (pixels[at + 1] ?? 0) * alongX;
      const lower = (pixels[at + width] ?? 0) * (1 - alongX) + (pixels[at + width + 1] ?? 0) * alongX;
      out[y * width + x] = upper * (1 - alongY) + lower * alongY;
    }
  }
  return { width, height, pixels: out };
}

/** Paper in place of rules and frames, which would be taken for letters: runs of ink longer than any stroke. */
function withoutRules({ width, height, pixels }: Grey): Grey {
  const out = pixels.slice();
  const long = Math.round(Math.max(width, height) * RULE);
  const isInk = (at: number): boolean => (pixels[at] ?? PAPER) < 110;
  /** Looks along lines `step` apart; a rule's frayed edges go with it, `beside` to both sides. */
  const rub = (lines: number, length: number, start: number, step: number, beside: number): void => {
    for (let line = 0; line < lines; line += 1) {
      let run = 0;
      for (let each = 0; each <= length; each += 1) {
        if (each < length && isInk(line * start + each * step)) {
          run += 1;
          continue;
        }
        if (run >= long) {
          for (let back = each - run; back < each; back += 1)
            for (let edge = -2; edge <= 2; edge += 1) {
              const at = line * start + back * step + edge * beside;
              if (at >= 0 && at < out.length) out[at] = PAPER;
            }
        }
        run = 0;
      }
    }
  };
  rub(height, width, width, 1, width);
  rub(width, height, 1, width, 1);
  return { width, height, pixels: out };
}

/** The faint ground becomes paper, so that only letters are left to be seen. */
const cleared = ({ width, height, pixels }: Grey): Grey => ({
  width,
  height,
  pixels: pixels.map((value) => (value >= 118 ? PAPER : Math.round((value * PAPER) / 118))),
});

/** A photograph as it is best recognised. */
export function prepare(photo: Grey): Grey {
  const even = darkOnLight(evened(photo));
  const tilt = tiltOf(even);
  return cleared(withoutRules(tilt === 0 ? even : turned(even, tilt)));
}

/** As a file that tesseract reads. */
export function asPgm({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
