import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const tile = productStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { 'a&:hover': { borderColor: color.control, boxShadow: vars.shadow.float } } } },
});
export const front = productStyle({
  blockSize: '64px',
  flexShrink: 0,
  '@media': { [media.tablet]: { blockSize: '112px' } },
});
/** Reserves the place of the logo, also before it is drawn. Its upper half overlaps the front. */
export const logo = productStyle({ blockSize: '64px', marginBlock: '-50px 10px' });
export const body = productStyle({
  display: 'grid',
  gap: '2px',
  padding: '14px 12px 12px',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: '14px 16px 16px' } },
});
export const name = productStyle({ fontWeight: FONT_WEIGHT.strong, lineHeight: 1.3 });
export const line = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.45 });
export const note = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, lineHeight: 1.45 });
