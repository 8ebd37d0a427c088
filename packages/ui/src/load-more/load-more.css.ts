import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, SPACE } from '../theme/tokens.ts';

export const box = kitStyle({ display: 'grid', justifyItems: 'center', gap: SPACE.s, paddingBlock: SPACE.m, textAlign: 'center' });
export const status = kitStyle({ fontSize: FONT_SIZE.s, color: vars.color.quiet });
export const error = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: FONT_SIZE.s,
  color: vars.color.bad,
  textAlign: 'start',
});
