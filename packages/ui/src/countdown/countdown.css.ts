import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const body = productStyle({ display: 'grid', gap: SPACE.xs });
export const until = productStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.medium });
/** As high with the words of the server as with the clock that takes their place. */
export const left = productStyle({ minBlockSize: '56px', display: 'flex', alignItems: 'center', gap: SPACE.xs });
export const days = productStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.heavy });
export const cell = productStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '60px',
  blockSize: '56px',
  borderRadius: '8px',
  border: `1px solid ${color.line}`,
});
/** What changes every second does not, for those who are disturbed by it. */
export const second = productStyle({ '@media': { [media.reducedMotion]: { display: 'none' } } });
export const number = productStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.heavy, lineHeight: 1.2 });
export const unit = productStyle({ fontSize: FONT_SIZE.xs, lineHeight: 1.2 });
