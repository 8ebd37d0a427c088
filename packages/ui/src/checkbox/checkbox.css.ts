import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  minBlockSize: '44px',
  paddingBlock: '9px',
  cursor: 'pointer',
  position: 'relative',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.quiet } },
});
export const input = kitStyle({
  position: 'absolute',
  opacity: 0,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '44px',
  blockSize: '44px',
  margin: 0,
  cursor: 'inherit',
});
export const box = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '6px',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  color: color.onPrimary,
});
kitGlobalStyle(`.${input}:is(:checked, :indeterminate) + .${box}`, {
  background: color.primary,
  borderColor: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
// The tick and the dash are borders, not pictures: a page of filters has forty boxes.
kitGlobalStyle(`.${input}:is(:checked, :indeterminate) + .${box}::after`, {
  content: "''",
  inlineSize: '0.4375rem',
  blockSize: '0.8125rem',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  borderEndEndRadius: '1px',
  transform: 'translateY(-0.125rem) rotate(45deg)',
});
kitGlobalStyle(`.${input}:indeterminate + .${box}::after`, {
  inlineSize: '0.6875rem',
  blockSize: 0,
  borderInlineEndWidth: 0,
  transform: 'none',
});
kitGlobalStyle(`.${input}:focus-visible + .${box}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
kitGlobalStyle(`.${input}[aria-invalid=true] + .${box}`, { borderColor: color.bad });
kitGlobalStyle(`.${input}:disabled + .${box}`, { borderColor: color.line, background: color.sunk, color: color.quiet });
/** Breaks anywhere: with large text, a word together with the dot after it can be wider than a phone. */
const breakable = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;
export const text = kitStyle(breakable);
/** Below the label and the end of the row. */
export const description = kitStyle({ ...breakable, gridColumn: '2 / -1', fontSize: FONT_SIZE.s, color: color.quiet });
export const end = kitStyle({ fontWeight: FONT_WEIGHT.strong, whiteSpace: 'nowrap' });
export const group = kitStyle({ display: 'grid', gap: '4px' });
