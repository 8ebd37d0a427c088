import { appStyle, media, motion, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { keyframes } from '@vanilla-extract/css';

export const centeredStep = appStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: SPACE.s });
const iconBase = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: RADIUS.round,
} as const;
const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.6)' } });
/** A quiet celebration: the tick grows once. */
export const iconGood = appStyle({
  ...iconBase,
  background: vars.color.goodSoft,
  color: vars.color.good,
  animation: `${appear} ${motion.calm}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const iconBad = appStyle({ ...iconBase, background: vars.color.badSoft, color: vars.color.bad });
export const iconWaiting = appStyle({ ...iconBase, background: vars.color.primarySoft, color: vars.color.primary });
export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  inlineSize: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } },
});
