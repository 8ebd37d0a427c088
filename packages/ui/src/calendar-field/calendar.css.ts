import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const calendar = kitStyle({ padding: '8px', inlineSize: '20.25rem', maxInlineSize: '100%', marginInline: 'auto' });
export const head = kitStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = kitStyle({
  fontWeight: FONT_WEIGHT.strong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const grid = kitStyle({ inlineSize: '100%', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' });
export const weekdayName = kitStyle({
  paddingBlock: '6px',
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.regular,
  color: vars.base.quiet,
});
export const day = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: 0,
  fontSize: FONT_SIZE.s,
  border: '1px solid transparent',
  borderRadius: RADIUS.control,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { color: color.quiet, opacity: 0.55, cursor: 'not-allowed', textDecoration: 'line-through' },
    '&[aria-current=date]': { borderColor: color.control, fontWeight: FONT_WEIGHT.strong },
    '[aria-selected=true] > &': { background: color.primary, color: color.onPrimary, fontWeight: FONT_WEIGHT.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[aria-selected=true] > &:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    [media.hover]: { selectors: { 'td:not([aria-selected=true]) > &:not([aria-disabled=true]):hover': { background: color.sunk } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
        '[aria-selected=true] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
