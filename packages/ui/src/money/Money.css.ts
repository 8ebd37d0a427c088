import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

export const money = kitStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });
export const hero = kitStyle({ fontWeight: FONT_WEIGHT.heavy, letterSpacing: '-0.03em', lineHeight: 1.05 });
export const size = kitVariants({ l: { fontSize: FONT_SIZE.xxl }, xl: { fontSize: FONT_SIZE.hero } });
export const currency = kitStyle({
  fontSize: '0.42em',
  fontWeight: FONT_WEIGHT.medium,
  letterSpacing: 0,
  color: vars.color.quiet,
  marginInlineStart: '0.1em',
});
export const tabular = kitStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
