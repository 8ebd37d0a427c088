import type { Locale } from '@muddat/i18n';
import { CATEGORY_PICTURES } from './category-pictures.ts';
import { DRAWING_SIDE, drawPicture } from './draw-picture.ts';
import { type PictureSubject, pictureName, pictureUrl } from './picture-url.ts';
import { drawProductBlur } from './product.ts';
import { type GoodsPicture, goodsPicture, readGoodsPicture } from './rendered-goods.ts';
import { readScene } from './scene.ts';
import { BANNER } from './store-mark/draw-banner.ts';
import { markOf } from './store-mark/mark.ts';

/** Grey that shows in both themes until a picture of the operator has arrived. */
const OWN_GROUND = '#d9d9d9';

export type PictureFile = { readonly type: 'image/webp' | 'image/svg+xml'; readonly body: Buffer | string };

/** The rendered picture of goods, else a drawing; null if the name is unknown. */
export async function loadPicture(subject: PictureSubject, name: string): Promise<PictureFile | null> {
  if (subject === 'scene') return loadScene(name);
  const rendered = renderedPicture(subject, name);
  if (rendered !== undefined) return { type: 'image/webp', body: await readGoodsPicture(rendered) };
  const drawing = drawPicture(subject, name);
  return drawing === null ? null : { type: 'image/svg+xml', body: drawing };
}

async function loadScene(name: string): Promise<PictureFile | null> {
  const body = await readScene(name);
  return body === null ? null : { type: 'image/webp', body };
}

export type PictureView = { readonly url: string; readonly width: number; readonly height: number; readonly placeholder: string };

/**
 * A picture of a product or a category in the form that the APIs return; null for a URL that shows no goods. A picture that the operator
 * serves on the site is taken for a square.
 */
export function pictureView(url: string): PictureView | null {
  if (isOperatorsOwn(url)) return { url, width: DRAWING_SIDE, height: DRAWING_SIDE, placeholder: svgUrl(flatSquare(OWN_GROUND)) };
  const rendered = renderedOf(url);
  if (rendered !== undefined)
    return { url, width: rendered.side, height: rendered.side, placeholder: svgUrl(flatSquare(rendered.background)) };
  const blur = drawProductBlur(pictureName('product', url) ?? '');
  return blur === null ? null : { url, width: DRAWING_SIDE, height: DRAWING_SIDE, placeholder: svgUrl(blur) };
}

/** Alternative text of a rendered picture; undefined for a drawing, which shows only what the product's name says. */
export function pictureAlt(url: string, locale: Locale): string | undefined {
  const rendered = renderedOf(url);
  return locale === 'uz' ? rendered?.altUz : rendered?.altRu;
}

/** The banner of a store in the form that the APIs return; null if the seed does not know the store. */
export function bannerView(alias: string): PictureView | null {
  const mark = markOf('store', alias);
  return mark && { url: pictureUrl('banner', alias), ...BANNER, placeholder: svgUrl(flatSquare(mark.colours.ground)) };
}

function renderedPicture(subject: PictureSubject, name: string): GoodsPicture | undefined {
  if (subject === 'product') return goodsPicture(name);
  return subject === 'category' ? goodsPicture(CATEGORY_PICTURES.get(name) ?? '') : undefined;
}

const renderedOf = (url: string): GoodsPicture | undefined =>
  renderedPicture('product', pictureName('product', url) ?? '') ?? renderedPicture('category', pictureName('category', url) ?? '');

const isOperatorsOwn = (url: string): boolean => /^\/(?!\/|api\/)/.test(url);

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const flatSquare = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`;
