import { kitStyle } from '../theme/style.ts';

/** A size container, like a card: the font size of the amount in it depends on this width. */
export const container = kitStyle({ containerType: 'inline-size' });
