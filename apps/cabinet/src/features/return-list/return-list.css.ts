import { appStyle, vars } from '@muddat/ui/theme/contract';

/** The rows bring their own air above and below; the card's is enough at both ends. */
export const rows = appStyle({ display: 'grid', marginBlock: '-10px' });
export const row = appStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } } });
export const facts = appStyle({ display: 'grid', gap: '2px' });
/** What the customer has to know first stands out from the quiet facts. */
export const next = appStyle({ color: vars.color.ink });
