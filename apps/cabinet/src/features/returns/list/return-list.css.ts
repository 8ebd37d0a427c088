import { appStyle, vars } from '@muddat/ui/theme/contract';

export const facts = appStyle({ display: 'grid', gap: '2px' });
/** What the customer has to know first stands out from the quiet facts. */
export const next = appStyle({ color: vars.color.ink });
