import { vars } from '../theme/contract.css.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_WEIGHT } from '../theme/tokens.ts';

export const mark = productStyle({
  display: 'inline-grid',
  placeItems: 'center',
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '0.02em',
  textTransform: 'uppercase',
  flexShrink: 0,
});
export const size = productVariants({
  m: { minInlineSize: '56px', blockSize: '36px', paddingInline: '6px', borderRadius: '6px', fontSize: '0.6875rem' },
  // Two marks fit one above the other in a field.
  s: { minInlineSize: '56px', blockSize: '21px', paddingInline: '5px', borderRadius: '4px', fontSize: '0.625rem', lineHeight: 1 },
});
/** Brand colours of the card systems, equal in both themes. */
export const brand = productVariants({
  uzcard: { background: 'oklch(0.36 0.13 262)', color: 'oklch(1 0 0)' },
  humo: { background: 'oklch(0.4 0.07 195)', color: 'oklch(1 0 0)' },
  visa: { background: 'oklch(0.33 0.15 270)', color: 'oklch(1 0 0)' },
  mastercard: { background: 'oklch(0.28 0.01 60)', color: 'oklch(1 0 0)' },
  unionpay: { background: 'oklch(0.42 0.09 215)', color: 'oklch(1 0 0)' },
  other: { background: vars.color.sunk, color: vars.base.quiet },
});
