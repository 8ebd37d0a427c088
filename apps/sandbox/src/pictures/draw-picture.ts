import { drawEmblem } from './emblem.ts';
import { drawProduct, drawProductBlur } from './product.ts';

export type PictureSubject = 'store' | 'client' | 'category' | 'product';

/** The SVG of a picture, or null if the name is unknown. Equal arguments give an equal picture. */
export function drawPicture(subject: PictureSubject, name: string): string | null {
  return subject === 'product' ? drawProduct(name) : drawEmblem(subject, name);
}

/** The portal's gateway serves the mobile API under this path, so that pictures have the same origin as the page (interfaces, Gateway). */
const MOBILE_API = '/api/mobile';

export const pictureUrl = (subject: PictureSubject, name: string): string => `${MOBILE_API}/v2/picture/${subject}/${name}`;

/** Width and height of every drawn picture, in pixels. */
const SIDE = 400;
const PRODUCT_URL = pictureUrl('product', '');

export type PictureView = { readonly url: string; readonly width: number; readonly height: number; readonly placeholder: string };

/** A product picture in the form that the APIs return; null for a URL that is not one of the drawn pictures. */
export function productPictureView(url: string): PictureView | null {
  const blur = url.startsWith(PRODUCT_URL) ? drawProductBlur(url.slice(PRODUCT_URL.length)) : null;
  return blur === null ? null : { url, width: SIDE, height: SIDE, placeholder: `data:image/svg+xml,${encodeURIComponent(blur)}` };
}
