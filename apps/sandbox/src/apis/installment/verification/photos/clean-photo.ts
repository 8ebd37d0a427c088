import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Problem } from '../../../../core/problem.ts';

/** What is decoded; everything else, HEIC too, is refused by name. */
const DECODED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** A PNG of 600 KB can unfold to a gigabyte; a phone's camera makes up to 50 MP, which it is told to keep below this. */
const MAX_PIXELS = 40_000_000;
/** The letters of a passport can be read from here on; of the photo as it is kept. */
const MIN_SHORT_SIDE = 600;
/** Larger than a checker needs. */
const MAX_LONG_SIDE = 3_000;
const DECODE_SECONDS = 10;
const JPEG_QUALITY = 88;

/**
 * The photo as it is kept: judged by its content and never by its name, decoded within bounds, turned upright, without place and
 * camera data, encoded anew as JPEG. Throws `file_type`, `file_broken` or `image_too_small`. Takes a second of a core (of sharp's own
 * threads) and up to 160 MB: call it by `takePhoto`.
 */
export async function cleanPhoto(file: Buffer): Promise<Buffer> {
  if (file.length === 0) throw new Problem('file_broken');
  const type = await fileTypeFromBuffer(file);
  if (type === undefined || !DECODED.includes(type.mime)) throw new Problem('file_type');
  const { width, height } = await boundsOf(file);
  const scale = Math.min(1, MAX_LONG_SIDE / Math.max(width, height));
  if (Math.round(Math.min(width, height) * scale) < MIN_SHORT_SIDE) throw new Problem('image_too_small');
  return encode(file);
}

const open = (file: Buffer) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });

async function boundsOf(file: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await open(file)
    .metadata()
    .catch(() => {
      throw new Problem('file_broken');
    });
  return { width, height };
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await open(file)
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: MAX_LONG_SIDE, height: MAX_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: JPEG_QUALITY })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
  } catch {
    throw new Problem('file_broken');
  }
}
