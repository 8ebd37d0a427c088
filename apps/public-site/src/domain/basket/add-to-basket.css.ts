import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** The row keeps its height when the product is added, so that nothing below moves. */
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, minBlockSize: '48px' });
/** The text fills the line if nothing else is in the line. */
export const content = appStyle({ display: 'grid', gap: SPACE.s, flexGrow: 1 });
