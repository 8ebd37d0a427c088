import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

export const bar = kitStyle({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '8px',
  padding: '10px 16px',
  background: vars.color.soonSoft,
  color: vars.color.soon,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  textAlign: 'center',
});
export const icon = kitStyle({ display: 'flex', flexShrink: 0 });
