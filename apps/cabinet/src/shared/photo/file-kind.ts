/** What a file is by its first bytes: a name and a media type are only what somebody called it. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'other';

/** Bytes that `fileKindOf` wants to see. */
export const KIND_BYTES = 16;

/** Brands of the HEIF family that phones write; all stand after `ftyp`. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

export function fileKindOf(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return text.startsWith('%PDF-') ? 'pdf' : 'other';
}
