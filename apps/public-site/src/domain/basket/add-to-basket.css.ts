import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** The row keeps its height when the product is added, so that nothing below moves. */
export const basketControls = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, minBlockSize: '48px' });
/** Beside the price it hardly grows. Alone in its line (on a phone, once the product is added) it fills the line. */
export const content = appStyle({ display: 'grid', gap: SPACE.s, flexGrow: 1 });
