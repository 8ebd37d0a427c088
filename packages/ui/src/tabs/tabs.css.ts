import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const tabs = kitStyle({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Scrolls if the tabs are wider than the window, and fades at each edge that hides tabs. */
export const scroller = kitStyle({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&[data-more=end]': { maskImage: 'linear-gradient(to left, transparent, black 40px)' },
    '&[data-more=start]': { maskImage: 'linear-gradient(to right, transparent, black 40px)' },
    '&[data-more=both]': { maskImage: 'linear-gradient(to right, transparent, black 40px calc(100% - 40px), transparent)' },
  },
});
export const list = kitStyle({ display: 'flex', gap: '4px', inlineSize: 'max-content', minInlineSize: '100%' });
export const tab = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '48px',
  paddingInline: '14px',
  border: 0,
  borderRadius: `${RADIUS.s} ${RADIUS.s} 0 0`,
  background: 'transparent',
  color: color.quiet,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px',
      insetBlockEnd: '-1px',
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
    },
    '&:active:not(:disabled)': { background: color.sunk },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: RADIUS.control },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.ink } } } },
});
kitGlobalStyle(`.${tab}:is([aria-selected=true], [aria-current=page])`, { color: color.primary });
kitGlobalStyle(`.${tab}:is([aria-selected=true], [aria-current=page])::after`, {
  background: color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const count = kitStyle({
  minInlineSize: '1.375rem',
  paddingInline: '6px',
  borderRadius: RADIUS.round,
  background: color.sunk,
  color: vars.base.quiet,
  fontSize: FONT_SIZE.xs,
  lineHeight: 1.7,
  textAlign: 'center',
});
export const panel = kitStyle({ minInlineSize: 0, borderRadius: RADIUS.control });
