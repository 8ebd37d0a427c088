import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const body = productStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', minInlineSize: 0 });
export const monthlyResult = productStyle({ containerType: 'inline-size', display: 'grid', gap: '2px' });
export const resultLine = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
});
export const breakdown = productStyle({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: SPACE.m });
export const paymentDates = productStyle({ marginBlockStart: '-8px' });
export const datesSummary = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: '6px',
});
