import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

/** Measured by the column that they stand in: one of a form has room for a single card in a window of any width. */
const ROOM_FOR_THREE = '(min-width: 48em)';
const ROOM_BESIDE = '(min-width: 30em) and (max-width: 47.99em)';

export const place = productStyle({ containerType: 'inline-size' });
export const list = productStyle({
  display: 'grid',
  gap: SPACE.m,
  counterReset: 'step',
  '@container': { [ROOM_FOR_THREE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** The number stands beside the words where a card is wide and its words are few. */
export const step = productStyle({
  '@container': { [ROOM_BESIDE]: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'center' } },
});
export const number = productStyle({
  counterIncrement: 'step',
  fontSize: FONT_SIZE.hero,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  color: vars.color.tile,
  marginBlockEnd: SPACE.s,
  '@container': { [ROOM_BESIDE]: { marginBlockEnd: 0 } },
  // The list says the number already.
  selectors: { '&::before': { content: 'counter(step)' } },
});
export const text = productStyle({ marginBlockStart: '6px' });
