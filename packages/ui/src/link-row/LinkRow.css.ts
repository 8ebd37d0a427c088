import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The rows bring their own air above and below; the card's is enough at both ends. */
export const list = productStyle({ display: 'grid', marginBlock: '-10px' });
export const item = productStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = productStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: '12px',
  alignItems: 'center',
  minBlockSize: '64px',
  paddingBlock: '10px',
  borderRadius: RADIUS.control,
});
export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.round,
  background: color.sunk,
  color: color.quiet,
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &`]: { background: color.primarySoft, color: color.primary } } },
  },
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
export const end = productStyle({ display: 'grid', color: color.quiet });
