import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';

const { color } = vars;

/** The radio button of RadioGroup and RadioCards. The native input covers its whole row and is transparent; a dot shows its state. */
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
kitGlobalStyle(`.${input}:checked + .${dot}`, { borderColor: color.primary });
kitGlobalStyle(`.${input}:checked + .${dot}::after`, {
  content: '""',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
kitGlobalStyle(`[aria-invalid=true] .${input} + .${dot}`, { borderColor: color.bad });
kitGlobalStyle(`.${input}:disabled + .${dot}`, { borderColor: color.line, background: color.sunk });
