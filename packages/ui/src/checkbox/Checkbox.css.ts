import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobal, kitStyle } from '../theme/style.ts';

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
});
export const input = kitStyle({
  position: 'absolute',
  opacity: 0,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '44px',
  blockSize: '44px',
  margin: 0,
  cursor: 'pointer',
});
export const box = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '6px',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  color: color.onPrimary,
});
export const mark = kitStyle({ visibility: 'hidden', display: 'grid' });
kitGlobal(`.${input}:checked + .${box}`, {
  background: color.primary,
  borderColor: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
kitGlobal(`.${input}:checked + .${box} .${mark}`, { visibility: 'visible' });
kitGlobal(`.${input}:focus-visible + .${box}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
kitGlobal(`.${input}[aria-invalid=true] + .${box}`, { borderColor: color.bad });
kitGlobal(`.${input}:disabled + .${box}`, { borderColor: color.line, background: color.sunk });
export const group = kitStyle({ display: 'grid', gap: '4px' });
