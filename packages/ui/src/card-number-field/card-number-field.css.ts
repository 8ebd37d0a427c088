import { kitStyle } from '../theme/style.ts';

/** The marks of a co-badged card, one above the other. */
export const marks = kitStyle({ display: 'grid', gap: '2px', marginInlineEnd: '-4px' });
