import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Problem } from '../../../../core/problem.ts';

/** Accepted types, detected by content. Any other, HEIC included, is refused with `file_type`. */
const DECODED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/**
 * A PNG of 600 KB can decode to a gigabyte. Phone cameras make photos of up to 50 MP, and our client makes them smaller before it sends
 * them.
 */
const MAX_PIXELS = 40_000_000;
/** Minimum short side, in pixels, of the stored photo: from this size the text of a passport is readable. */
const MIN_SHORT_SIDE = 600;
/** Maximum long side, in pixels, of the stored photo: larger than a checker needs. */
const MAX_LONG_SIDE = 3_000;
const DECODE_SECONDS = 10;
const JPEG_QUALITY = 88;

/**
 * Converts an upload to the photo that is stored. Checks the type by content, never by name, and limits decoding. The result is upright,
 * without location and camera data, and re-encoded as JPEG. Throws `file_type`, `file_broken` or `image_too_small`. Takes about a second of
 * one core (in sharp's own threads) and up to 160 MB: call it through `processUploadedPhoto`.
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
