import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

export const list = productStyle({
  display: 'grid',
  gap: SPACE.m,
  counterReset: 'step',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** The number stands beside the words where a card is wide and its words are few. */
export const step = productStyle({
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'center' },
    [media.desktop]: { display: 'block' },
  },
});
export const number = productStyle({
  counterIncrement: 'step',
  fontSize: FONT_SIZE.hero,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  color: vars.color.tile,
  marginBlockEnd: SPACE.s,
  '@media': { [media.tablet]: { marginBlockEnd: 0 }, [media.desktop]: { marginBlockEnd: SPACE.s } },
  // The list says the number already.
  selectors: { '&::before': { content: 'counter(step)' } },
});
export const text = productStyle({ marginBlockStart: '6px' });
