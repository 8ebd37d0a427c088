import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobal, kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
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
export const mark = kitStyle({ visibility: 'hidden', display: 'grid', gridArea: '1 / 1' });
export const dash = kitStyle({ visibility: 'hidden', display: 'grid', gridArea: '1 / 1' });
kitGlobal(`.${input}:is(:checked, :indeterminate) + .${box}`, {
  background: color.primary,
  borderColor: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
kitGlobal(`.${box} svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });
kitGlobal(`.${input}:checked:not(:indeterminate) + .${box} .${mark}`, { visibility: 'visible' });
kitGlobal(`.${input}:indeterminate + .${box} .${dash}`, { visibility: 'visible' });
kitGlobal(`.${input}:focus-visible + .${box}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
kitGlobal(`.${input}[aria-invalid=true] + .${box}`, { borderColor: color.bad });
kitGlobal(`.${input}:disabled + .${box}`, { borderColor: color.line, background: color.sunk, color: color.quiet });
export const text = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const description = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const group = kitStyle({ display: 'grid', gap: '4px' });
