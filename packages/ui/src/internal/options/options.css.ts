import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, motion } from '../../theme/media.ts';
import { onSurfaceVars } from '../../theme/scopes.ts';
import { kitGlobalStyle, kitStyle } from '../../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../../theme/tokens.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const rise = keyframes({ from: { translate: '0 24px', opacity: 0 } });

/** The popover with the options of a field. react-aria sets its position and its maximum height. */
export const popover = kitStyle({
  vars: onSurfaceVars,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: 'calc(100vw - 24px)',
  padding: '4px',
  overflow: 'hidden',
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  boxShadow: vars.shadow.float,
  outline: 'none',
  animation: `${appear} ${motion.quick}`,
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
});
/** As wide as its field, but at least 200 px. */
export const fieldWide = kitStyle({ inlineSize: 'max(var(--trigger-width), 200px)' });
/**
 * On a phone a sheet at the bottom, within reach of the thumb; useSheetPosition sets its `position`. `!important`, because react-aria
 * writes the position of a popover as inline styles.
 */
export const sheet = kitStyle({
  '@media': {
    [media.phone]: {
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '72dvh !important',
      border: 0,
      borderRadius: `${RADIUS.sheet} ${RADIUS.sheet} 0 0`,
      paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      // Dims the page behind the sheet.
      boxShadow: `0 0 0 200vmax ${color.veil}`,
      animation: `${rise} ${motion.calm}`,
    },
  },
});
/** The field's label above the options of a sheet, because the dimmed page hides the field's own. */
export const title = kitStyle({
  display: 'none',
  padding: '16px 12px 8px',
  fontSize: FONT_SIZE.l,
  fontWeight: FONT_WEIGHT.strong,
  '@media': { [media.phone]: { display: 'block' } },
});
export const list = kitStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  minBlockSize: 0,
  flex: 1,
  '@media': { [media.tablet]: { maxBlockSize: '420px' } },
});
export const option = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minBlockSize: '44px',
  padding: '9px 12px',
  borderRadius: RADIUS.s,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-hovered]': { background: color.sunk },
    '&[data-focused]': { background: color.sunk },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: FONT_WEIGHT.strong },
    '&[data-disabled]': { color: color.quiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const content = kitStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const description = kitStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.regular, color: vars.base.quiet });
export const checkMark = kitStyle({ visibility: 'hidden', color: color.primary });
kitGlobalStyle(`[data-selected] > .${checkMark}`, { visibility: 'visible' });
export const groupHead = kitStyle({
  padding: '12px 12px 4px',
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.medium,
  color: vars.base.quiet,
});
/** The only line of an empty list. */
export const emptyNote = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  padding: '9px 12px',
  color: vars.base.quiet,
});
