import { vars } from '../theme/contract.css.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

/** Container width of half of a phone, or of a quarter of a tablet. */
const NARROW = '(max-width: 225px)';

export const root = productStyle({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const unbroken = productStyle({ whiteSpace: 'nowrap' });
export const monthly = productStyle({ fontSize: FONT_SIZE.s, lineHeight: 1.25, color: vars.base.ink });
const amountStyle = { fontWeight: FONT_WEIGHT.heavy, letterSpacing: '-0.015em' } as const;
/** Nine digits get smaller on half of a phone instead of being cut. */
export const amount = productVariants({
  s: { ...amountStyle, fontSize: `max(13px, min(${FONT_SIZE.l}, 12.5cqi))` },
  m: { ...amountStyle, fontSize: FONT_SIZE.l },
  l: { ...amountStyle, fontSize: `min(${FONT_SIZE.hero}, 12cqi)`, letterSpacing: '-0.03em' },
});
/** Each sum is unbroken; the words before it may be on a line of their own. */
export const whole = productStyle({ fontSize: FONT_SIZE.xs, lineHeight: 1.4, color: vars.color.quiet });
/** In a narrow tile the total and the price are two lines in every tile, so that all tiles look alike. */
export const separator = productStyle({
  '@container': { [NARROW]: { display: 'block', blockSize: 0, overflow: 'hidden' } },
});
