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
const image = (src: string, side: number): SatoriNode => ({ type: 'img', key: null, props: { src, width: side, height: side } });

const MARGIN_PX = 64;
const PICTURE_PX = 400;
const TEXT_WIDTH_PX = { beside: OG_SIZE.width - 2 * MARGIN_PX - PICTURE_PX - 48, alone: 920 };
/** Font size in px: smaller for a longer title; more than three lines are cut. */
const titleSize = (title: string, narrow: boolean): number => {
  const room = narrow ? 1 : 1.45;
  return title.length <= 22 * room ? 76 : title.length <= 44 * room ? 62 : 50;
};

/** The layout of an Open Graph picture: the brand, the text on the left, and the item's picture on white on the right. */
export function ogCard({ title, overline, amount, note, total }: OgModel, picture: string | null): SatoriNode {
  const star = `data:image/svg+xml;base64,${Buffer.from(STAR_SVG).toString('base64')}`;
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', wordBreak: 'break-word' } as const;
  const big = { ...line, display: 'block', fontSize: titleSize(title, picture !== null), fontWeight: 800, lineHeight: 1.18, lineClamp: 3 };
  const words = box(
    {
      flexDirection: 'column',
      flexGrow: 1,
      width: picture === null ? TEXT_WIDTH_PX.alone : TEXT_WIDTH_PX.beside,
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
      total === null ? null : box({ fontSize: 34, fontWeight: 500, color: BRAND_COLOURS.ice }, total),
    ],
  );
  const place = { position: 'absolute', top: (OG_SIZE.height - PICTURE_PX) / 2, right: MARGIN_PX } as const;
  const frame = { width: PICTURE_PX, height: PICTURE_PX, borderRadius: 32, overflow: 'hidden', background: BRAND_COLOURS.white };
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
      box({ alignItems: 'center', fontSize: 38, fontWeight: 800 }, [image(star, 52), box({ marginLeft: 16 }, 'Muddat')]),
      words,
      picture === null ? null : box({ ...place, ...frame }, [image(picture, PICTURE_PX)]),
    ],
  );
}
