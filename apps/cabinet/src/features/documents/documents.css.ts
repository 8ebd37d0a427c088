import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

export const rows = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const row = appStyle({
  paddingBlock: SPACE.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
