import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const { color } = vars;
const slide = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } });

/**
 * The messages are at the top of a phone over its whole width, and in the upper right corner from 600 px. Presses next to a
 * message reach the page.
 */
export const region = kitStyle({
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: 'max(12px, env(safe-area-inset-top, 0px))',
  insetInline: '12px',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', inlineSize: '380px' }, [media.print]: { display: 'none' } },
});
/**
 * The list scrolls if the messages are higher than the window. The padding leaves space for their shadows, which scrolling would cut; the
 * margin offsets the padding.
 */
export const list = kitStyle({
  display: 'grid',
  gap: '8px',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  margin: '-12px -12px -32px',
  padding: '12px 12px 32px',
});
export const toast = kitStyle({
  vars: onSurfaceVars,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  paddingInline: '16px 6px',
  paddingBlock: '4px',
  minBlockSize: '52px',
  borderRadius: RADIUS.control,
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${vars.base.line}`,
  boxShadow: vars.shadow.float,
  fontSize: FONT_SIZE.s,
  animation: `${slide} ${motion.calm}`,
});
/** The action wraps below the text where both do not fit. */
export const content = kitStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16px',
  marginInlineEnd: '-4px',
});
/** Aligns the label of the action with the text of the message. */
export const action = kitStyle({ marginInlineStart: '-16px' });
export const message = kitStyle({ flex: '1 1 150px', minInlineSize: 0, paddingBlock: '8px', overflowWrap: 'anywhere' });
export const sign = kitVariants({
  neutral: { color: vars.base.quiet },
  info: { color: color.info },
  good: { color: color.good },
  soon: { color: color.soon },
  bad: { color: color.bad },
});
