import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

export const rows = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const row = appStyle({
  paddingBlock: SPACE.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** The place of what was done stands in the page from the start, and takes room only when something was. */
export const note = appStyle({ selectors: { '&:not(:empty)': { marginBlockStart: SPACE.s } } });
