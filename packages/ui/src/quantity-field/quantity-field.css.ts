import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const group = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: RADIUS.control,
});
/** Wide enough for two digits, so that nothing moves from 9 to 10. */
export const value = kitStyle({
  minInlineSize: '2.2em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: FONT_WEIGHT.medium,
});
