import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const bar = kitStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  // At the end of the page, where the page's own space for the bar stays empty.
  '@media': { [media.low]: { position: 'static' } },
});
export const list = kitStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '640px',
  // A browser paints a document while it arrives, perhaps before the tabs: the bar must not grow then.
  minBlockSize: '60px',
  marginInline: 'auto',
});
export const link = kitStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '3px',
  minBlockSize: '60px',
  padding: '2px',
  color: color.quiet,
  fontSize: FONT_SIZE.xs,
  lineHeight: 1.2,
  fontWeight: FONT_WEIGHT.medium,
  transition: `color ${motion.quick}`,
  selectors: {
    '&[aria-current=page]': { color: color.primary },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: RADIUS.control },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current=page]': { color: 'Highlight' } } } },
});
/** A label fits its tab. With larger text or wider spacing (WCAG 1.4.12) it takes a second line, and nothing of it is cut. */
export const label = kitStyle({ maxInlineSize: '100%', textAlign: 'center', overflowWrap: 'anywhere', hyphens: 'auto' });
export const iconBox = kitStyle({ position: 'relative' });
export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineStart: '12px',
  minInlineSize: '18px',
  blockSize: '18px',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '4px',
  borderRadius: RADIUS.round,
  background: color.bad,
  color: color.onBad,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: FONT_WEIGHT.strong,
});
