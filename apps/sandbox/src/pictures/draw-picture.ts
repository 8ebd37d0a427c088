import { drawEmblem } from './emblem.ts';
import { drawProduct, drawProductBlur } from './product.ts';

export type PictureSubject = 'store' | 'client' | 'category' | 'product';

/** The SVG of a picture, or null when there is none by that name. It depends on the two words alone. */
export function drawPicture(subject: PictureSubject, name: string): string | null {
  return subject === 'product' ? drawProduct(name) : drawEmblem(subject, name);
}

/** The portal's gateway serves the mobile API under this path, so a picture is of the page's own origin (interfaces, Gateway). */
const MOBILE_API = '/api/mobile';

export const pictureUrl = (subject: PictureSubject, name: string): string => `${MOBILE_API}/v2/picture/${subject}/${name}`;

/** Pixels of every drawn picture. */
const SIDE = 400;
const PRODUCT_URL = pictureUrl('product', '');

export type PictureView = { readonly url: string; readonly width: number; readonly height: number; readonly placeholder: string };

/** A product picture in the form of the APIs; null for a URL that is not one of the drawn pictures. */
export function productPicture(url: string): PictureView | null {
  const blur = url.startsWith(PRODUCT_URL) ? drawProductBlur(url.slice(PRODUCT_URL.length)) : null;
  return blur === null ? null : { url, width: SIDE, height: SIDE, placeholder: `data:image/svg+xml,${encodeURIComponent(blur)}` };
}
