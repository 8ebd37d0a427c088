import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, vars } from '@muddat/ui/theme/contract';

const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const list = appStyle({
  display: 'grid',
  gridTemplateColumns: track(3),
  gap: '12px 8px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: track(4), gap: '20px 16px' },
    [media.desktop]: { gridTemplateColumns: track(6) },
    [media.fullHd]: { gridTemplateColumns: track(8) },
  },
});
/** Only complete rows are shown: three of three, three of four, two of six, two of eight. */
export const item = appStyle({
  minInlineSize: 0,
  '@media': {
    [media.phone]: { selectors: { '&:nth-child(n + 10)': { display: 'none' } } },
    [media.tabletToFullHd]: { selectors: { '&:nth-child(n + 13)': { display: 'none' } } },
  },
});
export const tile = appStyle({ display: 'grid', gap: '6px', borderRadius: RADIUS.card });
export const picture = appStyle({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: RADIUS.card,
  background: vars.color.sunk,
});
export const name = appStyle({
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.tablet]: { fontSize: FONT_SIZE.s },
    [media.hover]: { selectors: { 'a:hover > &': { color: vars.color.primary } } },
  },
});
