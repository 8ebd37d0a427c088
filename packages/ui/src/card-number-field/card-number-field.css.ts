import { kitStyle } from '../theme/style.ts';

/** The badges of a card, one under the other. */
export const marks = kitStyle({ display: 'grid', gap: '2px', marginInlineEnd: '-4px' });
