import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP } from '../../shared/ui/chip-strip.ts';

const { color } = vars;

export const page = appStyle({ paddingBlock: `${SPACE.xs} ${SPACE.xxl}`, '@media': { [media.tablet]: { paddingBlockEnd: SPACE.xxxl } } });
export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${SPACE.s} ${SPACE.m}`,
  alignItems: 'center',
  marginBlockStart: SPACE.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: SPACE.l, alignItems: 'start' } },
});
export const logo = appStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  border: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridRow: 'span 2' } },
});
export const nameAndRating = appStyle({ display: 'grid', gap: SPACE.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const rating = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: SPACE.xxs,
  fontSize: FONT_SIZE.s,
  color: color.quiet,
});
/** The star has the colours of the stars in a review, and is centred vertically in its line. */
export const star = appStyle({ marginBlock: 'calc((1lh - 18px) / 2)', color: color.soon, fill: color.saffron });
export const description = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridColumn: '1 / -1',
  maxInlineSize: '720px',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
export const badges = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });

export const products = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
/** In the phone's row each chip keeps the width of its text. */
export const categoryChip = appStyle({ flexShrink: 0, maxInlineSize: '100%' });
export const categoryChips = appStyle(CHIP_STRIP);
