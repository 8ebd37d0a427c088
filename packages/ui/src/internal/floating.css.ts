import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { kitStyle } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

const grow = keyframes({ from: { transform: 'scale(0.97)', opacity: 0 } });

/** The overlay of Menu and Popover. react-aria sets its position and its maximum height by script. */
export const floating = kitStyle({
  vars: onSurfaceVars,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '200px',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  borderRadius: RADIUS.control,
  border: `1px solid ${vars.base.line}`,
  background: vars.color.surface,
  color: vars.base.ink,
  boxShadow: vars.shadow.float,
  outline: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${grow} ${motion.quick}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
