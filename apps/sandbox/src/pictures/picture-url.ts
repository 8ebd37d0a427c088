export type PictureSubject = 'store' | 'banner' | 'client' | 'category' | 'product' | 'scene';

/** The portal's gateway serves the mobile API under this path, so that pictures have the same origin as the page (interfaces, Gateway). */
const PICTURES = '/api/mobile/v2/picture';

export const pictureUrl = (subject: PictureSubject, name: string): string => `${PICTURES}/${subject}/${name}`;

/** The name in the URL of a picture of a subject; null for any other URL. */
export function pictureName(subject: PictureSubject, url: string): string | null {
  const start = pictureUrl(subject, '');
  return url.startsWith(start) ? url.slice(start.length) : null;
}
