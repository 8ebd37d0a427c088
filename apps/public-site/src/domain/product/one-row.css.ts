import { appGlobalStyle, appStyle, media } from '@muddat/ui/theme/contract';

/** Around a ProductGrid of six: four products in a row, and six on a full HD screen. */
export const oneRow = appStyle({});
appGlobalStyle(`.${oneRow} ul`, { '@media': { [media.fullHd]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
appGlobalStyle(`.${oneRow} ul > :nth-child(n + 5)`, { '@media': { [media.belowFullHd]: { display: 'none' } } });
