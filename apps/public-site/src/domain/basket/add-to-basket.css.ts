import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** The row keeps its height when the product is added, so that nothing below moves. */
export const basketControls = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, minBlockSize: '48px' });
/** The link to the basket takes the rest of the row. */
export const toBasket = appStyle({ display: 'grid', flex: '1 1 auto' });
/** Moves to the next line as a whole. */
export const amount = appStyle({ whiteSpace: 'nowrap', '@media': { [media.belowDesktop]: { display: 'none' } } });
