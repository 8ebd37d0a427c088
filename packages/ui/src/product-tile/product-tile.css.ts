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
  color: vars.base.ink,
});
export const picture = productStyle({
  position: 'relative',
  aspectRatio: '1',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  background: color.sunk,
  transition: `box-shadow ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { boxShadow: vars.shadow.float } } } },
});
export const image = productStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const soldOut = productStyle({ opacity: 0.45, filter: 'grayscale(1)' });
/** The price is the first line for the eye; screen readers hear the name first. */
export const body = productStyle({ display: 'flex', flexDirection: 'column', gap: '4px', paddingBlock: '10px 4px' });
/** The name has at most three lines: on half of a phone, kind and brand take two, and the model and the size are what differs. */
export const name = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  hyphens: 'auto',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: FONT_SIZE.s,
  lineHeight: 1.35,
});
export const store = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, overflowWrap: 'anywhere' });
/** Aligns the star with the number. */
export const rating = productStyle({ display: 'inline-flex', alignItems: 'center', gap: '4px', verticalAlign: 'bottom', color: color.ink });
export const price = productStyle({ order: -1, containerType: 'inline-size' });
/** On half of a phone nine digits get smaller instead of being cut. */
export const cashPrice = productStyle({
  fontSize: `max(13px, min(${FONT_SIZE.l}, 11.5cqi))`,
  fontWeight: FONT_WEIGHT.heavy,
  lineHeight: 1.25,
});
export const priceSoldOut = productStyle({ color: color.quiet, fontWeight: FONT_WEIGHT.medium });
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
