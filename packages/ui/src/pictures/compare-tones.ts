/** Pixels: red, green, blue and alpha, one byte each. */
export interface PixelBuffer {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Side of the squares whose mean colour is compared, px. The edges of letters average out in it; an icon of 20 px does not. */
const CELL = 16;
const STEP = 8;
const CHANNELS = 3;

export interface ToneComparison {
  /** Number of compared squares. */
  cells: number;
  /** Squares whose mean differs by more than `faint` levels of 255. Each differing channel counts as a third of a square. */
  differing: number;
  /** The largest difference of a mean, levels of 255. */
  largest: number;
}

/** Compares the mean colours of overlapping squares. Both pictures must have the same size. */
export function compareTones(one: PixelBuffer, other: PixelBuffer, faint: number): ToneComparison {
  const { width, height } = one;
  const tones: ToneComparison = { cells: 0, differing: 0, largest: 0 };
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const sums = differenceSums(one, other, channel);
    let at = 0;
    for (let y = 0; y < height; y += STEP)
      for (let x = 0; x < width; x += STEP) {
        const [right, bottom] = [Math.min(x + CELL, width), Math.min(y + CELL, height)];
        const mean = Math.abs(sumIn(sums, width, x, y, right, bottom)) / (CELL * CELL);
        at += 1;
        tones.largest = Math.max(tones.largest, mean);
        if (mean > faint) tones.differing += 1 / CHANNELS;
      }
    tones.cells = at;
  }
  return tones;
}

/** Sums of the differences of one channel over all rectangles that begin in the corner (a summed-area table). */
function differenceSums(one: PixelBuffer, other: PixelBuffer, channel: number): Float64Array {
  const stride = one.width + 1;
  const sums = new Float64Array(stride * (one.height + 1));
  for (let y = 0; y < one.height; y += 1) {
    let row = 0;
    for (let x = 0; x < one.width; x += 1) {
      const at = (y * one.width + x) * 4 + channel;
      row += (one.data[at] ?? 0) - (other.data[at] ?? 0);
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function sumIn(sums: Float64Array, width: number, left: number, top: number, right: number, bottom: number): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
