import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const tile = productStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '72px',
  padding: '12px 16px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
});
export const number = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontWeight: FONT_WEIGHT.strong,
});
export const line = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
