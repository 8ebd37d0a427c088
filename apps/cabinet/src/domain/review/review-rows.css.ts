import { appGlobalStyle, appStyle, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const rows = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'grid',
  gap: SPACE.s,
  paddingBlock: SPACE.m,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
export const product = appStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: SPACE.s, alignItems: 'center' });
export const name = appStyle({ overflowWrap: 'anywhere' });
/** A text that a person wrote: keeps its line breaks, and breaks words that are wider than the card. */
export const words = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '46rem' });
export const answer = appStyle({
  display: 'grid',
  gap: SPACE.xs,
  padding: SPACE.m,
  borderRadius: RADIUS.control,
  background: vars.color.sunk,
});
/** Aligns the icon of the button, and not the button's edge, with the edge of the card. */
appGlobalStyle(`.${product} > button`, { marginInlineEnd: '-12px' });
