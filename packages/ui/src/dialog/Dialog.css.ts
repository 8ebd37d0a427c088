import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurface } from '../theme/scopes.ts';
import { kitStyle } from '../theme/style.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const overlay = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  background: color.veil,
  animation: `${appear} ${motion.quick}`,
  '@media': { [media.tablet]: { alignItems: 'center', padding: SPACE.l } },
});
/** A sheet at the bottom of a phone, a window in the middle from 600 px. */
export const modal = kitStyle({
  vars: onSurface,
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: vars.base.ink,
  borderRadius: `${RADIUS.sheet} ${RADIUS.sheet} 0 0`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${motion.calm}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  '@media': {
    [media.tablet]: { maxInlineSize: '480px', borderRadius: RADIUS.sheet, maxBlockSize: '84dvh' },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});
export const dialog = kitStyle({ padding: '20px', outline: 'none', '@media': { [media.tablet]: { padding: '28px' } } });
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBlockEnd: SPACE.s,
});
export const close = kitStyle({ margin: '-6px -10px -6px 0' });
export const body = kitStyle({ display: 'grid', gap: SPACE.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const actions = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.xs,
  marginBlockStart: SPACE.l,
  '@media': { [media.tablet]: { flexDirection: 'row-reverse', justifyContent: 'flex-start', gap: SPACE.s } },
});
