import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const list = kitStyle({ display: 'grid', gap: '8px', marginBlockStart: '8px' });
export const file = kitStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '8px',
  border: `1px solid ${color.line}`,
  borderRadius: '12px',
});
export const thumbnail = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  overflow: 'hidden',
  background: color.sunk,
  color: color.quiet,
});
export const image = kitStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const body = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
/** Wraps instead of being cut: the end of a name distinguishes files as often as its beginning. */
export const name = kitStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.medium, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const fileDetails = kitStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, fontVariantNumeric: 'tabular-nums' });
export const problem = kitStyle({ fontSize: FONT_SIZE.xs, color: color.bad });
export const progress = kitStyle({ marginBlockStart: '4px' });
export const refusedFiles = kitStyle({ display: 'grid', gap: '4px', overflowWrap: 'anywhere' });
