import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** Keeps its height when the product is added, so that nothing below moves. */
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, minBlockSize: '48px' });
/** Fills the line if nothing else is on it. */
export const words = appStyle({ display: 'grid', gap: SPACE.s, flexGrow: 1 });
