import sharp from 'sharp';
import type { PictureFormat } from './picture-format.ts';

// One thread for each picture, and few pictures at once (picture-service): pages are rendered on the same CPU cores.
sharp.concurrency(1);
sharp.cache(false);

const MAX_INPUT_PIXELS = 24_000_000;
const MAX_HEIGHT_PX = 4_000;
const TIMEOUT_S = 8;
/** Density at which an SVG has its own size; scaled so that it is drawn sharp at the requested width. */
const BASE_DENSITY_DPI = 72;
const DENSITY_DPI = { min: 1, max: 2_400 } as const;

const QUALITY = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 78, effort: 4 },
  png: { compressionLevel: 9, palette: true },
} as const;

/** The source is not a picture, is too large, or takes too long to draw. */
export class BadPictureError extends Error {
  override readonly name = 'BadPictureError';
}

/**
 * Draws a picture (SVG or any raster that sharp reads) at a width, in a format. An SVG is drawn at that width; a raster is never enlarged.
 * Rejects with BadPictureError if the source cannot be read, is too large, or takes too long.
 */
export async function resizePicture(source: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  try {
    const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', pages: 1 } as const;
    const size = await sharp(source, options).metadata();
    if (!size.width || !size.height || (size.height / size.width) * width > MAX_HEIGHT_PX)
      throw new BadPictureError('No size to draw it at.');
    const isDrawing = size.format === 'svg';
    const density = Math.min(DENSITY_DPI.max, Math.max(DENSITY_DPI.min, (BASE_DENSITY_DPI * width) / size.width));
    return await sharp(source, isDrawing ? { ...options, density } : options)
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize({ width, withoutEnlargement: !isDrawing })
      .toFormat(format, QUALITY[format])
      .toBuffer();
  } catch (error) {
    throw error instanceof BadPictureError ? error : new BadPictureError(error instanceof Error ? error.message : String(error));
  }
}
