import { input } from '../internal/radio-dot.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const ratingLine = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s });
export const stars = kitStyle({ display: 'flex', marginInlineStart: '-6px' });
export const star = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 } },
});
export const starShape = kitStyle({ display: 'grid', borderRadius: '8px', color: color.soon });
export const ratingWord = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
kitGlobalStyle(`.${input}:focus-visible + .${starShape}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
/** The star under the pointer and those before it: the rating that a press would give. */
kitGlobalStyle(`.${stars} .${star}:hover path, .${stars} .${star}:has(~ .${star}:hover) path`, {
  '@media': { [media.hover]: { fill: color.saffron } },
});
kitGlobalStyle(`[aria-invalid=true] .${input} + .${starShape}`, { color: color.bad });
