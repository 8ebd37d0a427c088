import { vars } from '../theme/contract.css.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

// What LinkRow, ActionRow and NotificationRow have in common: rows with a line between, each a round sign with words beside it.
// No property of a class here is set again by a class of theirs: which of two files comes first is the bundle's affair.

/** The rows bring their own air above and below; the card's is enough at both ends. */
export const list = productVariants({ low: { display: 'grid', marginBlock: '-10px' }, tall: { display: 'grid', marginBlock: '-14px' } });
export const item = productStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } });
/** `low` holds a line or two, its sign in their middle; `tall` begins at the sign and grows with its words. */
export const row = productVariants({
  low: { display: 'grid', columnGap: '12px', alignItems: 'center', paddingBlock: '10px' },
  tall: { display: 'grid', columnGap: '12px', alignItems: 'start', paddingBlock: '14px' },
});
/** Sign and words, or sign, words and what stands at the end. */
export const columns = productVariants({
  two: { gridTemplateColumns: '44px minmax(0, 1fr)' },
  three: { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
});
export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.round,
});
export const signTone = productVariants({
  neutral: { background: color.sunk, color: color.quiet },
  own: { background: color.primarySoft, color: color.primary },
  info: { background: color.infoSoft, color: color.info },
  good: { background: color.goodSoft, color: color.good },
  soon: { background: color.soonSoft, color: color.soon },
});
export const words = productStyle({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
/** With what stands beside it, as a Badge. */
export const title = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: 1.35,
});
export const line = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.45 });
