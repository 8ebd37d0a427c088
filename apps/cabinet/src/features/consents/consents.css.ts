import { appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';

/** The live region is always mounted, so it takes up space only while it has content. */
export const changeNote = appStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: SPACE.m } } });
export const rows = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: SPACE.xs,
  paddingBlock: SPACE.s,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
/** Breaks the long words of a store's name, so that the row fits into its card. */
export const rowText = appStyle({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const rowEnd = appStyle({ display: 'grid', justifyItems: 'end', gap: SPACE.xxs, fontWeight: '600', whiteSpace: 'nowrap' });
export const cardList = appStyle({ display: 'grid', gap: SPACE.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const cardFieldset = appStyle({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = appStyle({ padding: 0, marginBlockEnd: SPACE.xs, fontWeight: '600' });
export const cardRow = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.xs,
  paddingBlock: SPACE.xxs,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
export const moveButtons = appStyle({ display: 'flex', flex: 'none' });
export const error = appStyle({ margin: 0, color: vars.color.bad, selectors: { '&:not(:empty)': { marginBlockStart: SPACE.xs } } });
