import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, TABULAR } from '../theme/tokens.ts';

export const list = productStyle({ display: 'grid', gap: '8px', fontSize: FONT_SIZE.s });
export const row = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 16px',
});
/** A long label wraps next to its value, as long as 8 em are left for it. */
export const term = productStyle({ color: vars.color.quiet, flex: '1 1 8em' });
export const value = productStyle({
  fontWeight: FONT_WEIGHT.medium,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const strong = productStyle({ fontSize: FONT_SIZE.m, color: vars.color.ink, fontWeight: FONT_WEIGHT.strong });
export const tabular = productStyle(TABULAR);
