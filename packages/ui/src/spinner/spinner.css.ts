import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = kitStyle({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    // A ring that does not move looks broken. With reduced motion it fades slowly instead of turning.
    [media.reducedMotion]: {
      animationName: breathe,
      animationDuration: '2s !important',
      animationIterationCount: 'infinite !important',
      borderInlineEndColor: 'currentColor',
    },
  },
});
export const size = kitVariants({
  s: { inlineSize: '20px', blockSize: '20px' },
  l: { inlineSize: '40px', blockSize: '40px', borderWidth: '4px' },
});
