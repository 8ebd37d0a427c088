import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const tile = productStyle({
  vars: onSurfaceVars,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${vars.base.line}`,
  borderRadius: RADIUS.card,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.control, boxShadow: vars.shadow.float } } } },
});
/** Goods are photographed on white, so the picture has a white background in a dark theme too. It shows the whole product. */
export const picture = productStyle({
  position: 'relative',
  aspectRatio: '1',
  flexShrink: 0,
  overflow: 'hidden',
  background: 'oklch(1 0 0)',
});
export const image = productStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain', padding: '12px' });
export const soldOut = productStyle({ opacity: 0.45, filter: 'grayscale(1)' });
export const body = productStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '4px',
  padding: '12px 10px 14px',
  borderBlockStart: `1px solid ${vars.base.line}`,
  '@media': { [media.tablet]: { padding: '14px 16px 16px' } },
});
/** Container width of the text: on half of a phone, or a quarter of a tablet. */
const NARROW = '(max-width: 180px)';
/** The name has at most two lines, three in a narrow tile. Their height is always reserved, so that the prices in a row of tiles align. */
export const name = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  hyphens: 'auto',
  minBlockSize: '2.7em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: FONT_SIZE.s,
  lineHeight: 1.35,
  // Prevents a unit alone on the second line. In a narrow tile each line takes as many words as fit instead.
  textWrap: 'pretty',
  '@container': { [NARROW]: { textWrap: 'wrap', WebkitLineClamp: 3, minBlockSize: '4.05em' } },
});
export const store = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, overflowWrap: 'anywhere' });
/** On half of a phone nine digits get smaller instead of being cut. */
export const price = productStyle({
  marginBlockStart: '4px',
  fontSize: `max(13px, min(${FONT_SIZE.m}, 11.5cqi))`,
  fontWeight: FONT_WEIGHT.heavy,
  lineHeight: 1.3,
});
export const priceSoldOut = productStyle({ color: color.quiet, fontWeight: FONT_WEIGHT.medium });
/**
 * In a narrow tile the number of months is always below the amount, so that all tiles look alike: next to a long amount it would not fit.
 */
export const monthly = productStyle({
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.medium,
  color: color.primary,
  lineHeight: 1.4,
  '@container': { [NARROW]: { inlineSize: 'min-content' } },
});
export const unbroken = productStyle({ whiteSpace: 'nowrap' });
/**
 * The stock badge is over the picture, because under the price it would make a whole row of tiles higher. It is not inside the picture's
 * element, which fades when the product is sold out.
 */
export const stockBadge = productStyle({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  maxInlineSize: 'calc(100% - 16px)',
});
