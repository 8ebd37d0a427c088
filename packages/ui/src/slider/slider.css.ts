import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;
const THUMB = '26px';
const thumb = {
  appearance: 'none',
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: '50%',
  border: `2px solid ${color.primary}`,
  background: color.surface,
  boxShadow: vars.shadow.knob,
  cursor: 'grab',
} as const;

export const slider = kitStyle({ display: 'grid', gap: '4px', minInlineSize: 0 });
export const head = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  fontSize: FONT_SIZE.s,
});
export const label = kitStyle({ color: color.quiet });
export const value = kitStyle({ fontWeight: FONT_WEIGHT.strong });
export const rail = kitStyle({ position: 'relative', blockSize: '44px', display: 'grid', alignItems: 'center' });
export const track = kitStyle({
  position: 'absolute',
  insetInline: '13px',
  inlineSize: 'calc(100% - 26px)',
  blockSize: '6px',
  overflow: 'visible',
});
export const trackBackground = kitStyle({ fill: color.line, '@media': { [media.forcedColors]: { fill: 'GrayText' } } });
export const fill = kitStyle({
  fill: color.primary,
  selectors: { 'svg:has(+ :disabled) > &': { fill: color.control } },
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
export const input = kitStyle({
  position: 'relative',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '44px',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&::-moz-range-track': { background: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed', borderColor: color.control, boxShadow: 'none' },
    '&:disabled::-moz-range-thumb': { cursor: 'not-allowed', borderColor: color.control, boxShadow: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const ends = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: FONT_SIZE.xs,
  color: color.quiet,
  marginBlockStart: '-6px',
});
