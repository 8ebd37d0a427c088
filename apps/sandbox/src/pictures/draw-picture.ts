import { drawEmblem } from './emblem.ts';
import { drawProduct } from './product.ts';

export type PictureSubject = 'store' | 'client' | 'category' | 'product';

/** The SVG of a picture, or null when there is none by that name. It depends on the two words alone. */
export function drawPicture(subject: PictureSubject, name: string): string | null {
  return subject === 'product' ? drawProduct(name) : drawEmblem(subject, name);
}

/** The portal's gateway serves the mobile API under this path, so a picture is of the page's own origin (interfaces, Gateway). */
const MOBILE_API = '/api/mobile';

export const pictureUrl = (subject: PictureSubject, name: string): string => `${MOBILE_API}/v2/picture/${subject}/${name}`;
