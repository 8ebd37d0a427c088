export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** The smallest format that the browser names in Accept. A wildcard does not count: browsers send it for formats they cannot show, too. */
export function choosePictureFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '').toLowerCase();
  const takes = (type: string): boolean =>
    named.split(',').some((part) => part.split(';')[0]?.trim() === type && !/;\s*q=0(\.0{0,3})?\s*(;|$)/.test(part));
  if (takes(PICTURE_FORMATS.avif)) return 'avif';
  return takes(PICTURE_FORMATS.webp) ? 'webp' : 'png';
}
