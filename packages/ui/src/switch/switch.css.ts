import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const row = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '16px',
  minBlockSize: '44px',
  paddingBlock: '8px',
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
export const track = kitStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  padding: '2px',
  borderRadius: RADIUS.round,
  border: `1.5px solid ${color.control}`,
  background: color.sunk,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});
export const knob = kitStyle({
  inlineSize: '1.3125rem',
  blockSize: '1.3125rem',
  borderRadius: '50%',
  background: color.control,
  display: 'grid',
  placeItems: 'center',
  color: 'transparent',
  transition: `translate ${motion.quick}, background-color ${motion.quick}`,
  '@media': { [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});
kitGlobalStyle(`.${knob} svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });
kitGlobalStyle(`.${input}:checked + .${track}`, {
  background: color.primary,
  borderColor: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' } },
});
kitGlobalStyle(`.${input}:checked + .${track} .${knob}`, {
  background: color.onPrimary,
  color: color.primary,
  translate: '1.25rem 0',
  '@media': { [media.forcedColors]: { background: 'HighlightText', color: 'Highlight' } },
});
kitGlobalStyle(`[dir=rtl] .${input}:checked + .${track} .${knob}`, { translate: '-1.25rem 0' });
kitGlobalStyle(`.${input}:focus-visible + .${track}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
kitGlobalStyle(`.${input}:disabled + .${track}`, { opacity: 0.5 });
export const text = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const description = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
