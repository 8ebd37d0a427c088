import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, TABULAR } from '../theme/tokens.ts';

export const money = kitStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });
export const hero = kitStyle({ fontWeight: FONT_WEIGHT.heavy, letterSpacing: '-0.03em', lineHeight: 1.05 });
/**
 * A large amount never wraps and never leaves its card. It has the size of the scale where that fits, and a smaller one in a narrow
 * container or for more digits than a price has. `cqi` is a hundredth of the width of the nearest size container, or of the window if
 * there is none.
 */
const fitting = (size: string, share: number) =>
  kitVariants({
    short: { fontSize: `min(${size}, ${share}cqi)` },
    long: { fontSize: `min(${size}, ${(share * 0.88).toFixed(1)}cqi)` },
    endless: { fontSize: `min(${size}, ${(share * 0.72).toFixed(1)}cqi)` },
  });
export const size = { l: fitting(FONT_SIZE.xxl, 15.5), xl: fitting(FONT_SIZE.hero, 15.5) };
export const currency = kitStyle({
  fontSize: '0.42em',
  fontWeight: FONT_WEIGHT.medium,
  letterSpacing: 0,
  color: vars.color.quiet,
  marginInlineStart: '0.1em',
});
export const tabular = kitStyle(TABULAR);
