import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** The line and its button fill a row of their own: in one with the selects the names of regions would be cut. */
export const fields = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.s });
export const fold = appStyle({ '@media': { [media.tablet]: { display: 'none' } } });
/** As a small button of the second kind. */
export const summary = appStyle({
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
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:active': { background: color.sunk } },
});
/** On a phone a line each: two beside each other would cut the names of regions, which on a tablet have the widest column. */
export const selects = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { selectors: { [`${fold}:not([open]) + &`]: { display: 'none' } } },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6.8fr) minmax(0, 10fr) minmax(0, 7.2fr)' },
  },
});

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const results = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
