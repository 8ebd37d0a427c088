import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

export const rows = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const row = appStyle({
  paddingBlock: SPACE.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** The live region is always mounted, so it takes up space only while it has content. */
export const statusNote = appStyle({ selectors: { '&:not(:empty)': { marginBlockStart: SPACE.s } } });
