import { appStyle, FONT_SIZE, FONT_WEIGHT, SPACE, vars } from '@muddat/ui/theme/contract';

/** A list of rows with a text and an amount, used by the histories of the balance, of bonuses and of payments. */
export const rows = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${SPACE.m}`,
  paddingBlock: SPACE.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // The heading of a month, and the edge of the card, need no line.
  selectors: { 'li:first-child > &, h2 + &': { borderBlockStart: 0 } },
});
/** A row that is a link as a whole. */
export const linkRow = appStyle({ color: 'inherit', textDecoration: 'none', borderRadius: '4px' });
/** Under the text and the amount. */
export const note = appStyle({ gridColumn: '1 / -1' });
/** The month above its first row. */
export const month = appStyle({
  paddingBlock: `${SPACE.m} ${SPACE.xs}`,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.strong,
  color: vars.color.quiet,
  selectors: { '&::first-letter': { textTransform: 'uppercase' }, 'li:first-child > &': { paddingBlockStart: 0 } },
});
const amount = { whiteSpace: 'nowrap', fontWeight: FONT_WEIGHT.strong, textAlign: 'end' } as const;
/** The colour is not the only sign of the direction: the amount also has a plus or a minus. */
export const receivedAmount = appStyle({ ...amount, color: vars.color.good });
export const spentAmount = appStyle({ ...amount, color: vars.color.ink });
