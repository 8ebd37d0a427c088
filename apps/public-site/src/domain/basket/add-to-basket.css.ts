import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** One height with and without the product in the basket: nothing below moves at a press. */
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, minBlockSize: '48px' });
/** Alone on its line it fills that. */
export const words = appStyle({ display: 'grid', gap: SPACE.s, flexGrow: 1 });
