import { vars } from '../theme/contract.css.ts';
import { productStyle, productVariants } from '../theme/style.ts';
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
export const mark = productStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '36px',
  borderRadius: '6px',
  fontSize: '0.6875rem',
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '0.02em',
  textTransform: 'uppercase',
  flexShrink: 0,
});
/** The colours of the two systems, the same in both themes. */
export const markOf = productVariants({
  uzcard: { background: 'oklch(0.36 0.13 262)', color: 'oklch(1 0 0)' },
  humo: { background: 'oklch(0.4 0.07 195)', color: 'oklch(1 0 0)' },
  other: { background: color.sunk, color: vars.base.quiet },
});
export const number = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontWeight: FONT_WEIGHT.strong,
});
export const line = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
