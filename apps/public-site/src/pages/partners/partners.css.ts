import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** Below 1440 px the search row is separate: in one row with the selects, long names of regions would be cut off. */
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'end' } },
});
export const filterDetails = appStyle({ '@media': { [media.tablet]: { display: 'none' } } });
/** Looks like a small secondary button. */
export const filterSummary = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.xs,
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  paddingInline: SPACE.m,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.strong,
  selectors: { '&:active': { background: color.sunk } },
});
/** On a phone one select per row: two in a row would cut off names of regions. From 600 px the region has the widest of three columns. */
export const selects = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { selectors: { [`${filterDetails}:not([open]) + &`]: { display: 'none' } } },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6.8fr) minmax(0, 10fr) minmax(0, 7.2fr)' },
  },
});

/** A page of 24 stores is complete rows of 2, 3, 4 and 6. */
export const grid = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: SPACE.m },
    [media.fullHd]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
