import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

export const meter = kitStyle({ display: 'grid', gap: '8px', fontSize: FONT_SIZE.s });
export const head = kitStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const label = kitStyle({ color: vars.color.quiet });
export const words = kitStyle({ color: vars.color.ink });
