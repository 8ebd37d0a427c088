import { drawEmblem } from './emblem.ts';
import type { PictureSubject } from './picture-url.ts';
import { drawProduct } from './product.ts';
import { drawBanner } from './store-mark/draw-banner.ts';
import { drawLogo } from './store-mark/draw-logo.ts';
import { markOf } from './store-mark/mark.ts';

/** Width and height of every drawn picture, in pixels. */
export const DRAWING_SIDE = 400;

/** The SVG of a picture, or null if the name is unknown. Equal arguments give an equal picture. */
export function drawPicture(subject: PictureSubject, name: string): string | null {
  if (subject === 'product') return drawProduct(name);
  if (subject === 'category') return drawEmblem(subject, name);
  const mark = markOf(subject === 'client' ? 'client' : 'store', name);
  if (subject === 'banner') return mark && drawBanner(name, mark);
  return mark ? drawLogo(mark) : drawEmblem(subject, name);
}
