import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

/** A list of rows with a text and an amount, used by the histories of the balance and of bonuses. */
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
/** The colour is not the only sign of the direction: the amount also has a plus or a minus. */
export const receivedAmount = appStyle({ ...amount, color: vars.color.good });
export const spentAmount = appStyle({ ...amount, color: vars.color.ink });
