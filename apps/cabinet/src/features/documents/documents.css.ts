import { appGlobalStyle, appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const rows = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const year = appStyle({ paddingBlock: `${SPACE.m} ${SPACE.xs}` });
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${SPACE.xxs} ${SPACE.m}`,
  paddingBlock: SPACE.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' } },
});
/** Links as close as words of a line; the first one starts where the order does on a phone. */
export const links = appStyle({ marginInlineStart: '-8px', '@media': { [media.twoColumns]: { marginInlineStart: 0 } } });
appGlobalStyle(`.${links} button`, { paddingInline: '8px' });
appGlobalStyle(`.${links} button:not([aria-busy=true]) svg`, { display: 'none' });
/** Statement and calendar come first in the page: on a phone they would otherwise be below all orders. */
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.66fr) minmax(0, 1fr)', columnGap: SPACE.l } },
});
export const aside = appStyle({
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: 1 },
    [media.tallDesktop]: { position: 'sticky', insetBlockStart: SPACE.l },
  },
});

/** The live region is always mounted, so it takes up space only while it has content. */
export const statusNote = appStyle({ selectors: { '&:not(:empty)': { marginBlockStart: SPACE.s } } });
