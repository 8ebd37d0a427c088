import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobal, kitStyle } from '../theme/style.ts';
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
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const dot = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
});
kitGlobal(`.${input}:checked + .${dot}`, { borderColor: color.primary });
kitGlobal(`.${input}:checked + .${dot}::after`, {
  content: '""',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
kitGlobal(`.${input}:focus-visible + .${dot}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
kitGlobal(`[aria-invalid=true] .${input} + .${dot}`, { borderColor: color.bad });
kitGlobal(`.${input}:disabled + .${dot}`, { borderColor: color.line, background: color.sunk });
export const text = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const description = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
