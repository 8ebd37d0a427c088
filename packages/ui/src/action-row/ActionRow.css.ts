import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The rows bring their own air above and below; the card's is enough at both ends. */
export const list = productStyle({ display: 'grid', marginBlock: '-14px' });
export const item = productStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = productStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: '12px',
  alignItems: 'start',
  paddingBlock: '14px',
});
export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.round,
  background: color.sunk,
  color: color.quiet,
});
export const signOwn = productStyle({ background: color.primarySoft, color: color.primary });
/** Words and action at both ends of the line; where they do not fit beside each other, the action begins a line of its own below. */
export const matter = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 22px',
  minBlockSize: '44px',
});
export const words = productStyle({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: 1.35,
});
export const line = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.45 });
/** Pulled out by the padding of a quiet button, so that its words stand at either edge. */
export const action = productStyle({ marginInline: '-10px' });
