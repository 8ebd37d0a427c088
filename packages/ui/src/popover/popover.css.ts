import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, SPACE } from '../theme/tokens.ts';

export const dialog = kitStyle({ outline: 'none', display: 'grid', gap: '4px', padding: SPACE.m, fontSize: FONT_SIZE.s });
export const head = kitStyle({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' });
export const title = kitStyle({ minInlineSize: 0, paddingBlock: '2px' });
export const close = kitStyle({ margin: '-10px -10px -6px 0' });
export const body = kitStyle({ display: 'grid', gap: SPACE.s, gridTemplateColumns: 'minmax(0, 1fr)' });
