import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

/** Lines of words and a sum, as in a history of the balance or of bonuses. */
export const rows = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: SPACE.xs,
  paddingBlock: SPACE.s,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
const amount = { whiteSpace: 'nowrap', fontWeight: '600' } as const;
/** The sign says it, too. */
export const came = appStyle({ ...amount, color: vars.color.good });
export const went = appStyle({ ...amount, color: vars.color.ink });
