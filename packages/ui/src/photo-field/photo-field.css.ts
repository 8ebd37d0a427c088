import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

export const photoStack = kitStyle({ display: 'grid', gap: '12px', justifyItems: 'center', minInlineSize: 0, inlineSize: '100%' });
export const preview = kitStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '200px',
  objectFit: 'contain',
  borderRadius: '12px',
  background: vars.color.sunk,
});
export const photoDetails = kitStyle({
  maxInlineSize: '100%',
  fontSize: FONT_SIZE.xs,
  color: vars.color.quiet,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const progress = kitStyle({ display: 'grid', gap: '6px', inlineSize: '100%', maxInlineSize: '320px' });
