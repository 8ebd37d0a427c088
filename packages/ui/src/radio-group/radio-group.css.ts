import * as radio from '../internal/radio-dot.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const list = kitStyle({ display: 'grid' });
export const row = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  minBlockSize: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.quiet } },
});
kitGlobalStyle(`.${radio.input}:focus-visible + .${radio.dot}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
/** Breaks anywhere: with large text, a word together with the dot after it can be wider than a phone. */
export const text = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
