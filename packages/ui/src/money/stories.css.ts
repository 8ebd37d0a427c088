import { kitStyle } from '../theme/style.ts';

/** As a card does: tells the hero in it how wide it is. */
export const place = kitStyle({ containerType: 'inline-size' });
