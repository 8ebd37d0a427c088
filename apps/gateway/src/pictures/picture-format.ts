export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** The smallest format that a browser names in Accept. Not by a wildcard: all browsers say so of every format, known or not. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '').toLowerCase();
  const takes = (type: string): boolean =>
    named.split(',').some((part) => part.split(';')[0]?.trim() === type && !/;\s*q=0(\.0{0,3})?\s*(;|$)/.test(part));
  if (takes(PICTURE_FORMATS.avif)) return 'avif';
  return takes(PICTURE_FORMATS.webp) ? 'webp' : 'png';
}
