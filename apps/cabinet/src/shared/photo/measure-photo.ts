/** Pixels as in `ImageData`: four bytes for each pixel. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };
/** Brightness only: one number from 0 to 255 for each pixel. */
type Grey = { width: number; height: number; brightness: Float32Array };

export type PhotoMeasures = {
  /**
   * Variance of the Laplacian in the most detailed tiles, minus the noise (the variance in the least detailed ones). Normalized to a photo
   * of medium brightness.
   */
  sharpness: number;
  /** Share of the overexposed tiles, 0 to 1. */
  overexposedShare: number;
  /** Mean brightness, 0 to 255. */
  brightness: number;
  /** The strongest step of brightness along one of the four borders. */
  borderStep: number;
};

/** Every larger photo is scaled down to this length of its longer side (px), because the thresholds depend on the size. */
const MEASURED_SIDE = 640;
const TILE = 32;
/**
 * Blank areas look blurred even in a sharp photo, so only the sharpest tenth of the tiles counts. The least detailed tenth measures the
 * noise.
 */
const SHARPEST_SHARE = 0.1;
const MEDIUM_BRIGHTNESS = 128;
const OVEREXPOSED_BRIGHTNESS = 250;
const OVEREXPOSED_TILE_SHARE = 0.6;
/** The thickness of a border strip, and the distance over which a step is measured, both as shares of a side. */
const BORDER = 0.02;
const STEP = 0.015;

export function measurePhoto(pixels: Pixels): PhotoMeasures {
  const grey = greyOf(pixels);
  const tiles = tilesOf(grey);
  const bySharpness = tiles.map(({ sharpness }) => sharpness).sort((one, other) => other - one);
  const judged = Math.max(1, Math.round(bySharpness.length * SHARPEST_SHARE));
  const brightness = mean(grey.brightness);
  return {
    sharpness: (mean(bySharpness.slice(0, judged)) - mean(bySharpness.slice(-judged))) * (MEDIUM_BRIGHTNESS / Math.max(1, brightness)) ** 2,
    overexposedShare: mean(tiles.map(({ blown }) => (blown >= OVEREXPOSED_TILE_SHARE ? 1 : 0))),
    brightness,
    borderStep: Math.max(...bordersOf(grey).map(strongestStep)),
  };
}

const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
};

/** Scales by averaging pixels, so that every browser gets the same values. Never enlarges a photo. */
function greyOf({ width, height, data }: Pixels): Grey {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  const to = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const brightness = new Float32Array(to.width * to.height);
  const counts = new Uint32Array(brightness.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * to.height) / height) * to.width;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const at = row + Math.floor((x * to.width) / width);
      // The luma weights of Rec. 601.
      brightness[at] = (brightness[at] ?? 0) + 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  for (let at = 0; at < brightness.length; at += 1) brightness[at] = (brightness[at] ?? 0) / (counts[at] || 1);
  return { ...to, brightness };
}

function tilesOf(grey: Grey): { sharpness: number; blown: number }[] {
  const tiles: { sharpness: number; blown: number }[] = [];
  for (let top = 1; top + TILE < grey.height; top += TILE) {
    for (let left = 1; left + TILE < grey.width; left += TILE) tiles.push(tileAt(grey, left, top));
  }
  return tiles;
}

function tileAt({ width, brightness }: Grey, left: number, top: number): { sharpness: number; blown: number } {
  let sum = 0;
  let squares = 0;
  let blown = 0;
  for (let y = top; y < top + TILE; y += 1) {
    for (let x = left; x < left + TILE; x += 1) {
      const at = y * width + x;
      const here = brightness[at] ?? 0;
      const laplacian =
        (brightness[at - 1] ?? 0) + (brightness[at + 1] ?? 0) + (brightness[at - width] ?? 0) + (brightness[at + width] ?? 0) - 4 * here;
      sum += laplacian;
      squares += laplacian * laplacian;
      if (here >= OVEREXPOSED_BRIGHTNESS) blown += 1;
    }
  }
  const count = TILE * TILE;
  return { sharpness: squares / count - (sum / count) ** 2, blown: blown / count };
}

/** The brightness along each border, averaged over the thickness of its strip. */
function bordersOf({ width, height, brightness }: Grey): number[][] {
  const thick = Math.max(1, Math.round(Math.min(width, height) * BORDER));
  const along = (length: number, lightAt: (position: number, depth: number) => number): number[] =>
    Array.from({ length }, (_, position) => mean(Array.from({ length: thick }, (_none, depth) => lightAt(position, depth))));
  const at = (x: number, y: number): number => brightness[y * width + x] ?? 0;
  return [
    along(width, (x, depth) => at(x, depth)),
    along(width, (x, depth) => at(x, height - 1 - depth)),
    along(height, (y, depth) => at(depth, y)),
    along(height, (y, depth) => at(width - 1 - depth, y)),
  ];
}

/**
 * The largest change of brightness over a short distance. The light of a lamp changes slowly, so only an object that crosses the border
 * makes a step.
 */
function strongestStep(profile: readonly number[]): number {
  const distance = Math.max(2, Math.round(profile.length * STEP));
  return profile.reduce((strongest, light, at) => Math.max(strongest, Math.abs((profile[at + distance] ?? light) - light)), 0);
}
