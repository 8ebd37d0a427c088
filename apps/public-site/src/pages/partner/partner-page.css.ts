import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP } from '../../shared/ui/chip-strip.ts';

const { color } = vars;

export const page = appStyle({ paddingBlock: `${SPACE.xs} ${SPACE.xxl}`, '@media': { [media.tablet]: { paddingBlockEnd: SPACE.xxxl } } });

export const banner = appStyle({
  blockSize: '120px',
  marginBlockStart: SPACE.xs,
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  '@media': {
    [media.tablet]: { blockSize: '180px', borderRadius: RADIUS.sheet },
    [media.wideMain]: { blockSize: '220px' },
    [media.fullHd]: { blockSize: '280px' },
  },
});
/** The upper half of the logo overlaps the banner. From 600 px the name is next to it. */
export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${SPACE.s} ${SPACE.l}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '96px minmax(0, 1fr)', paddingInlineStart: SPACE.l } },
});
export const logo = appStyle({
  marginBlockStart: '-48px',
  paddingInlineStart: SPACE.m,
  '@media': { [media.tablet]: { paddingInlineStart: 0 } },
});
export const nameAndRating = appStyle({
  display: 'grid',
  gap: SPACE.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { marginBlockStart: SPACE.s } },
});
export const rating = appStyle({ display: 'flex', gap: SPACE.xxs, fontSize: FONT_SIZE.s, color: color.quiet });
/** The star has the colours of the stars in a review, and is centred vertically in its line. */
export const star = appStyle({ flexShrink: 0, marginBlock: 'calc((1lh - 18px) / 2)', color: color.soon, fill: color.saffron });
export const description = appStyle({
  display: 'grid',
  gap: SPACE.s,
  maxInlineSize: '720px',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
export const badges = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });

/**
 * Facts, terms and products: below each other on a phone. On wider screens facts and terms are next to each other above the products, and
 * from 1200 px they are the aside.
 */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  alignItems: 'start',
  marginBlockStart: SPACE.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginBlockStart: SPACE.xl },
    [media.wideMain]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr', gap: `${SPACE.m} ${SPACE.l}` },
    [media.fullHd]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});
export const factsColumn = appStyle({ '@media': { [media.wideMain]: { gridColumn: 2 } } });
export const productsColumn = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  '@media': { [media.tablet]: { gridRow: 2, gridColumn: '1 / -1' }, [media.wideMain]: { gridRow: '1 / span 2', gridColumn: 1 } },
});
export const termsColumn = appStyle({
  display: 'grid',
  gap: SPACE.s,
  '@media': { [media.wideMain]: { gridColumn: 2, position: 'sticky', insetBlockStart: SPACE.m } },
});

export const facts = appStyle({ display: 'grid', gap: SPACE.s, fontSize: FONT_SIZE.s });
export const fact = appStyle({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: SPACE.s });
export const factIcon = appStyle({ display: 'grid', blockSize: '1lh', alignItems: 'center', color: color.primary });
export const hours = appStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${SPACE.xs}`, alignItems: 'center' });

export const products = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
/** In the phone's row each chip keeps the width of its text. */
export const categoryChip = appStyle({ flexShrink: 0, maxInlineSize: '100%' });
export const categoryChips = appStyle(CHIP_STRIP);
