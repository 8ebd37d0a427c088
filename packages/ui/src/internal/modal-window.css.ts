import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });

export const overlay = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  background: color.veil,
  animation: `${appear} ${motion.quick}`,
});
export const overlayPosition = kitVariants({
  center: { '@media': { [media.tablet]: { alignItems: 'center', padding: SPACE.l } } },
  side: { '@media': { [media.tablet]: { alignItems: 'stretch', justifyItems: 'end' } } },
});
/** A sheet at the bottom of a phone; from 600 px a window in the middle, or a panel at the side. */
export const modal = kitStyle({
  vars: onSurfaceVars,
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  overflow: 'hidden',
  background: color.surface,
  color: vars.base.ink,
  borderRadius: `${RADIUS.sheet} ${RADIUS.sheet} 0 0`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${motion.calm}`,
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
});
export const modalPosition = kitVariants({
  center: { '@media': { [media.tablet]: { maxInlineSize: '480px', borderRadius: RADIUS.sheet, maxBlockSize: '84dvh' } } },
  side: {
    '@media': {
      [media.tablet]: {
        maxInlineSize: '440px',
        maxBlockSize: '100dvh',
        borderRadius: `${RADIUS.sheet} 0 0 ${RADIUS.sheet}`,
        animationName: slide,
      },
    },
  },
});
/** A column in which only `body` scrolls: head and actions stay visible. */
export const dialog = kitStyle({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', outline: 'none' });
export const head = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '14px 20px 6px',
  '@media': { [media.tablet]: { padding: '22px 28px 6px' } },
});
export const title = kitStyle({ minInlineSize: 0, paddingBlock: '9px', overflowWrap: 'anywhere' });
export const close = kitStyle({ marginInlineEnd: '-10px' });
export const body = kitStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Leaves space for the focus ring of a control at the edge.
  padding: '4px 20px',
  '@media': { [media.tablet]: { paddingInline: '28px' } },
});
export const actions = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.xs,
  padding: '20px 20px 0',
  '@media': {
    [media.tablet]: { flexDirection: 'row-reverse', justifyContent: 'flex-start', flexWrap: 'wrap', gap: SPACE.s, paddingInline: '28px' },
  },
});
/** The bottom margin, and the safe area of the phone below it. */
export const foot = kitStyle({
  blockSize: 'calc(20px + env(safe-area-inset-bottom, 0px))',
  flexShrink: 0,
  '@media': { [media.tablet]: { blockSize: '28px' } },
});
