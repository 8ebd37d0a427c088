import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const list = kitStyle({ padding: '6px', outline: 'none', display: 'grid', gap: '2px' });
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '44px',
  paddingInline: '10px',
  paddingBlock: '8px',
  borderRadius: RADIUS.s,
  fontSize: FONT_SIZE.s,
  lineHeight: 1.35,
  color: vars.base.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // react-aria also focuses the item under the pointer, so one style serves both.
    '&[data-focused]': { background: color.sunk },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { background: color.primarySoft },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
export const danger = kitStyle({
  color: color.bad,
  selectors: { '&[data-focused], &[data-pressed]': { background: color.badSoft } },
});
export const icon = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  flexShrink: 0,
  color: color.quiet,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
});
export const content = kitStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = kitStyle({ fontSize: FONT_SIZE.xs, color: vars.base.quiet });
