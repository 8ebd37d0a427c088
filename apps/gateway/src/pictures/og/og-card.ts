import { BRAND_COLOURS, OG_SIZE, STAR_SVG } from '../brand.ts';
import { FONT_FAMILY } from './fonts.ts';
import type { OgModel } from './og-model.ts';

/** satori's input: an element in React's shape, without React. */
export type SatoriNode = {
  type: string;
  key: null;
  props: { style?: Record<string, string | number>; children?: SatoriNode[] | string; [name: string]: unknown };
};

const box = (style: Record<string, string | number>, children: (SatoriNode | null)[] | string): SatoriNode => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', ...style },
    children: typeof children === 'string' ? children : children.filter((child) => child !== null),
  },
});
const image = (src: string, width: number, height: number): SatoriNode => ({
  type: 'img',
  key: null,
  props: { src, width, height, style: { objectFit: 'cover', objectPosition: 'right' } },
});

const MARGIN_PX = 64;
const PICTURE_PX = 400;
/** A scene takes the right part of the card, from top to bottom. */
const SCENE_WIDTH_PX = 560;
const GAP_PX = 48;
const TEXT_WIDTH_PX = {
  alone: 920,
  beside: OG_SIZE.width - 2 * MARGIN_PX - PICTURE_PX - GAP_PX,
  besideScene: OG_SIZE.width - MARGIN_PX - SCENE_WIDTH_PX - GAP_PX,
};
/** How much text fits, relative to a card with a picture of one thing. */
const ROOM = { alone: 1.45, beside: 1, besideScene: 0.8 } as const;
/** Font size in px: smaller for a longer title; more than three lines are cut. */
const titleSize = (title: string, room: number): number => (title.length <= 22 * room ? 76 : title.length <= 44 * room ? 62 : 50);

/** A picture as a data URL, of one thing on a square or of a scene. */
type Inset = { src: string; isScene: boolean };

/** The layout of an Open Graph picture: the brand, the text on the left, and the item's picture on white, or a scene, on the right. */
export function ogCard({ title, overline, amount, note, price }: OgModel, picture: Inset | null): SatoriNode {
  const layout = picture === null ? 'alone' : picture.isScene ? 'besideScene' : 'beside';
  const star = `data:image/svg+xml;base64,${Buffer.from(STAR_SVG).toString('base64')}`;
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', wordBreak: 'break-word' } as const;
  const big = { ...line, display: 'block', fontSize: titleSize(title, ROOM[layout]), fontWeight: 800, lineHeight: 1.18, lineClamp: 3 };
  const words = box(
    {
      flexDirection: 'column',
      flexGrow: 1,
      width: TEXT_WIDTH_PX[layout],
      justifyContent: 'center',
    },
    [
      overline === null
        ? null
        : box({ ...line, display: 'block', fontSize: 30, fontWeight: 500, color: BRAND_COLOURS.ice, lineClamp: 1 }, overline),
      // Leaves space for the breve of Ў, which rises above the line.
      box({ ...big, paddingTop: 12 }, title),
      amount === null ? null : box({ fontSize: 52, fontWeight: 800, color: BRAND_COLOURS.saffron, marginTop: 20 }, amount),
      note === null ? null : box({ fontSize: 34, fontWeight: 500, color: BRAND_COLOURS.ice, marginTop: amount === null ? 20 : 6 }, note),
      price === null ? null : box({ fontSize: 34, fontWeight: 500, color: BRAND_COLOURS.ice }, price),
    ],
  );
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      boxSizing: 'border-box',
      padding: `52px ${MARGIN_PX}px 44px`,
      color: BRAND_COLOURS.white,
      fontFamily: FONT_FAMILY,
    },
    [
      box({ alignItems: 'center', fontSize: 38, fontWeight: 800 }, [image(star, 52, 52), box({ marginLeft: 16 }, 'Muddat')]),
      words,
      picture === null ? null : inset(picture),
    ],
  );
}

function inset({ src, isScene }: Inset): SatoriNode {
  const [width, height] = isScene ? [SCENE_WIDTH_PX, OG_SIZE.height] : [PICTURE_PX, PICTURE_PX];
  const place = isScene ? { top: 0, right: 0 } : { top: (OG_SIZE.height - PICTURE_PX) / 2, right: MARGIN_PX, borderRadius: 32 };
  return box({ position: 'absolute', width, height, overflow: 'hidden', background: BRAND_COLOURS.white, ...place }, [
    image(src, width, height),
  ]);
}
