import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const body = productStyle({ display: 'grid', gap: SPACE.xs });
export const endDate = productStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.medium });
/** As high as the clock, so that nothing moves when the clock replaces the server's text. */
export const left = productStyle({ minBlockSize: '56px', display: 'flex', alignItems: 'center', gap: SPACE.xs });
export const daysLeft = productStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.heavy });
export const unitCell = productStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '60px',
  blockSize: '56px',
  borderRadius: '8px',
  border: `1px solid ${color.line}`,
});
/** Seconds change all the time, so they are hidden where the user prefers reduced motion. */
export const secondsCell = productStyle({ '@media': { [media.reducedMotion]: { display: 'none' } } });
export const number = productStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.heavy, lineHeight: 1.2 });
export const unit = productStyle({ fontSize: FONT_SIZE.xs, lineHeight: 1.2 });
