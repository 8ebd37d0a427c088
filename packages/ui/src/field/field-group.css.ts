import { kitStyle } from '../theme/style.ts';

export const group = kitStyle({ minInlineSize: 0 });
export const legend = kitStyle({ marginBlockEnd: '2px' });
export const groupHint = kitStyle({ marginBlockEnd: '4px' });
