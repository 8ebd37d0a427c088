import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = kitStyle({
  display: 'block',
  background: vars.color.shimmer,
  borderRadius: RADIUS.s,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { border: '1px solid GrayText' } },
});
export const shape = kitVariants({
  line: { blockSize: '1em', marginBlock: '0.25em' },
  title: { blockSize: '24px', marginBlock: '4px' },
  hero: { blockSize: '44px' },
  button: { blockSize: '48px', borderRadius: RADIUS.control },
  tile: { blockSize: '112px', borderRadius: RADIUS.card },
  picture: { aspectRatio: '1', borderRadius: RADIUS.card },
  square: { inlineSize: '72px', blockSize: '72px', borderRadius: '12px', flexShrink: 0 },
  circle: { inlineSize: '28px', blockSize: '28px', borderRadius: '50%', flexShrink: 0 },
  pill: { blockSize: '28px', borderRadius: RADIUS.round },
});
export const width = kitVariants({
  full: { inlineSize: '100%' },
  most: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  word: { inlineSize: '96px', maxInlineSize: '100%' },
  amount: { inlineSize: '220px', maxInlineSize: '100%' },
});
export const busy = kitStyle({ display: 'contents' });
