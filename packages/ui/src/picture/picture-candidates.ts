/** Pictures of the mobile API, as the APIs of goods and stores write their addresses. */
const PICTURE_PATH = '/api/mobile/v2/picture/';
/** The gateway draws pictures at these widths and no others (apps/gateway, pictures). */
const WIDEST = 1280;
const WIDTHS: readonly number[] = [96, 160, 240, 320, 480, 640, 960, WIDEST];
/** A phone's screen has two to three points a pixel; more than two of them nobody sees in a picture. */
const DENSITY = 2;
/** On the narrowest phone the picture is still a quarter of its widest. */
const NARROWEST = 0.25;

export type PictureCandidates = { src: string; srcSet?: string };

/**
 * Addresses of a picture for `src` and `srcset`; the format is the gateway's choice by what the browser takes (AVIF, WebP). A picture
 * from elsewhere is itself. `widest` is the most CSS pixels that the picture takes on any screen.
 */
export function pictureCandidates(url: string, widest: number): PictureCandidates {
  if (!url.startsWith(PICTURE_PATH)) return { src: url };
  const name = url.slice(PICTURE_PATH.length);
  const enough = WIDTHS.find((width) => width >= widest * DENSITY) ?? WIDEST;
  const widths = WIDTHS.filter((width) => width >= widest * NARROWEST && width <= enough);
  const at = (width: number) => `/images/${width}/${name}`;
  return { src: at(WIDTHS.find((width) => width >= widest) ?? enough), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
