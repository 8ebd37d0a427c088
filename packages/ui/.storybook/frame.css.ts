import { appStyle } from '../src/theme/style.ts';

/** Fields and cards in a story stand in a column, as on a page. */
export const frame = appStyle({ maxInlineSize: '1120px', marginInline: 'auto' });
