/** Path of the mobile API's pictures, as the APIs of goods and stores return it. */
const PICTURE_PATH = '/api/mobile/v2/picture/';
/** The gateway resizes pictures to these widths and no others (apps/gateway, pictures). */
const WIDEST = 1280;
const WIDTHS: readonly number[] = [96, 160, 240, 320, 480, 640, 960, WIDEST];
/** Device pixels per CSS pixel. Phones have two or three, but more than two make no visible difference in a picture. */
const DENSITY = 2;
/** Smallest share of `widest` that a picture has on any screen: a quarter, on the narrowest phone. */
const NARROWEST = 0.25;

export type PictureSrcAttributes = { src: string; srcSet?: string };

/**
 * URLs of a picture for `src` and `srcset`. The gateway chooses the format that the browser accepts (AVIF, WebP). A picture from
 * elsewhere keeps its URL. `widest` is the largest width of the picture on any screen, CSS px.
 */
export function pictureSrcAttributes(url: string, widest: number): PictureSrcAttributes {
  if (!url.startsWith(PICTURE_PATH)) return { src: url };
  const name = url.slice(PICTURE_PATH.length);
  const enough = WIDTHS.find((width) => width >= widest * DENSITY) ?? WIDEST;
  const widths = WIDTHS.filter((width) => width >= widest * NARROWEST && width <= enough);
  const at = (width: number) => `/images/${width}/${name}`;
  return { src: at(WIDTHS.find((width) => width >= widest) ?? enough), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
