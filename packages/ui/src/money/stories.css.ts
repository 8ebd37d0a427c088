import { kitStyle } from '../theme/style.ts';

/** A size container, like a card: the amount in it takes its width from here. */
export const place = kitStyle({ containerType: 'inline-size' });
