import { vars } from '../../theme/contract.css.ts';
import { media, motion } from '../../theme/media.ts';
import { kitStyle } from '../../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../../theme/tokens.ts';

const { color } = vars;

export const zone = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  minInlineSize: 0,
  marginBlockStart: '4px',
  padding: '20px 16px',
  border: `1.5px dashed ${color.control}`,
  borderRadius: RADIUS.card,
  textAlign: 'center',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
});
export const dragOver = kitStyle({ borderColor: color.primary, borderStyle: 'solid', background: color.primarySoft });
export const invalid = kitStyle({ borderColor: color.bad, marginBlockEnd: '6px' });
export const off = kitStyle({ background: color.sunk, borderColor: color.line });
export const icon = kitStyle({ color: color.quiet });
/** Hidden where the main pointer is coarse: on most touch screens no file can be dragged. */
export const invitation = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet, '@media': { '(pointer: coarse)': { display: 'none' } } });
export const pickButtons = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch', inlineSize: '100%' } },
});
/** A separate camera button makes sense only on a handheld device, so only where the pointer is coarse. */
export const camera = kitStyle({ display: 'none', '@media': { '(pointer: coarse)': { display: 'contents' } } });
