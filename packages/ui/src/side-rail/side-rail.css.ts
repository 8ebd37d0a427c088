import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const rail = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '24px 16px',
});
export const logo = kitStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '12px',
  minBlockSize: '44px',
  marginBlockEnd: '12px',
  borderRadius: RADIUS.control,
});
export const list = kitStyle({ display: 'grid', gap: '4px' });
export const link = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '44px',
  paddingInline: '12px',
  borderRadius: RADIUS.control,
  color: color.quiet,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  // With large text, a long word breaks instead of leaving the rail.
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: { '&[aria-current=page]': { background: color.sunk, color: color.ink } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { color: 'Highlight' } } },
  },
});
/** On the corner of the icon, as in the tab bar: beside a label as long as "Bildirishnomalar" there is no space. */
export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '24px',
  overflowWrap: 'normal',
  minInlineSize: '18px',
  blockSize: '18px',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '4px',
  borderRadius: RADIUS.round,
  background: color.bad,
  color: color.onBad,
  fontSize: FONT_SIZE.xs,
  lineHeight: 1,
});
export const foot = kitStyle({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: '-4px',
  marginBlockStart: 'auto',
  paddingBlockStart: '16px',
});
