import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurface } from '../theme/scopes.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const { color } = vars;
const slide = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } });

export const region = kitStyle({
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: '12px',
  insetInline: '12px',
  display: 'grid',
  gap: '8px',
  justifyItems: 'end',
  maxBlockSize: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', inlineSize: '380px' } },
});
export const toast = kitStyle({
  vars: onSurface,
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
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
export const sign = kitVariants({
  neutral: { color: vars.base.quiet },
  info: { color: color.info },
  good: { color: color.good },
  soon: { color: color.soon },
  bad: { color: color.bad },
});
