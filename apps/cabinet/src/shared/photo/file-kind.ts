/** The kind of a file by its first bytes, since a file name and a media type can be wrong. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'other';

/** The number of bytes that `detectFileKind` reads. */
export const SIGNATURE_BYTE_COUNT = 16;

/** Brands of the HEIF family that phones write; each follows `ftyp`. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

export function detectFileKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTE_COUNT));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return text.startsWith('%PDF-') ? 'pdf' : 'other';
}
