import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const box = kitStyle({
  display: 'grid',
  gap: '8px',
  padding: '14px 16px',
  borderRadius: RADIUS.control,
  border: `2px solid ${color.bad}`,
  background: color.badSoft,
  color: vars.base.ink,
  fontSize: FONT_SIZE.s,
});
export const title = kitStyle({ margin: 0, fontSize: FONT_SIZE.m, fontWeight: FONT_WEIGHT.strong });
export const list = kitStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
export const link = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // Keeps messages of two lines apart.
  paddingBlock: '4px',
  color: color.bad,
  fontWeight: FONT_WEIGHT.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
