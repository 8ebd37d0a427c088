import pixelmatch from 'pixelmatch';
import { compareTones, type PixelBuffer } from './compare-tones.ts';
import { countRepaintedPixels } from './count-repainted.ts';

/**
 * The differences allowed between two machines. Versions of Chromium draw letters slightly differently: pixels on their edges do not
 * count, and the mean colour of a square of 16 px stays. Another theme colour, a distance or a lost icon changes that mean.
 */
const TOLERANCE = {
  /** Share of pixels that may differ (pixelmatch, edges of letters left out). */
  pixels: 0.01,
  /** Share of squares whose mean colour may differ by more than `faint` levels of 255. */
  cells: 0.01,
  faint: 4,
  /** Largest difference of any square, levels of 255. */
  strong: 14,
  /** Number of pixels inside an area of one colour that may differ by more than `shade` levels of 255. */
  repainted: 40,
  shade: 3,
} as const;
const PIXELMATCH_THRESHOLD = 0.1;

interface DecodedScreenshot {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}
export interface ComparisonResult {
  pass: boolean;
  diff: Uint8Array | null;
  message: string | null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** The comparator of `toMatchScreenshot`: says whether two decoded pictures look the same, and how they differ. */
export function comparePictures(
  reference: DecodedScreenshot,
  actual: DecodedScreenshot,
  { createDiff }: { createDiff: boolean },
): ComparisonResult {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `The picture was ${width} × ${height} px and is ${actual.metadata.width} × ${actual.metadata.height} px.`,
    };
  const diff = createDiff ? new Uint8Array(width * height * 4) : null;
  const pixels =
    pixelmatch(reference.data, actual.data, diff ?? undefined, width, height, { threshold: PIXELMATCH_THRESHOLD }) / (width * height);
  const one: PixelBuffer = { width, height, data: reference.data };
  const other: PixelBuffer = { width, height, data: actual.data };
  const tones = compareTones(one, other, TOLERANCE.faint);
  const repainted = countRepaintedPixels(one, other, TOLERANCE.shade);
  const faults = [
    pixels > TOLERANCE.pixels && `${percent(pixels)} of the pixels differ, ${percent(TOLERANCE.pixels)} may`,
    tones.differing / tones.cells > TOLERANCE.cells &&
      `the tone of ${percent(tones.differing / tones.cells)} of the picture differs, of ${percent(TOLERANCE.cells)} it may`,
    tones.largest > TOLERANCE.strong && `one spot differs by ${tones.largest.toFixed(0)} levels of 255, by ${TOLERANCE.strong} it may`,
    repainted > TOLERANCE.repainted && `${repainted} pixels of a plane differ in colour, ${TOLERANCE.repainted} may`,
  ].filter((fault) => fault !== false);
  return { pass: faults.length === 0, diff, message: faults.length > 0 ? `${faults.join('; ')}.` : null };
}
