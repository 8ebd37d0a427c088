import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tip = kitStyle({
  maxInlineSize: 'min(260px, calc(100vw - 24px))',
  paddingInline: '10px',
  paddingBlock: '6px',
  borderRadius: RADIUS.s,
  background: vars.color.cobalt,
  color: vars.color.onCobalt,
  fontSize: FONT_SIZE.xs,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.float,
  animation: `${appear} ${motion.quick}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
