import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const group = kitStyle({ display: 'grid', gap: '8px', minInlineSize: 0 });
export const legend = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet, marginBlockEnd: '8px' });
export const track = kitStyle({
  display: 'flex',
  // Options that do not fit wrap to a second line, so that neither a neighbour nor the edge of a phone cuts a word.
  flexWrap: 'wrap',
  gap: '4px',
  padding: '4px',
  borderRadius: '10px',
  background: color.sunk,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const option = kitStyle({ position: 'relative', display: 'grid', flex: '1 1 0', minInlineSize: 'min-content' });
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const optionLabel = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  paddingInline: '6px',
  borderRadius: '7px',
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  color: vars.base.quiet,
  textAlign: 'center',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { 'label:hover > &': { color: vars.base.ink } } } },
});
kitGlobalStyle(`.${input}:checked + .${optionLabel}`, {
  background: color.knob,
  color: vars.base.ink,
  boxShadow: vars.shadow.knob,
  fontWeight: FONT_WEIGHT.strong,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
kitGlobalStyle(`.${input}:focus-visible + .${optionLabel}`, { outline: `2px solid ${color.focus}`, outlineOffset: '1px' });
kitGlobalStyle(`.${input}:disabled + .${optionLabel}`, { opacity: 0.5 });
