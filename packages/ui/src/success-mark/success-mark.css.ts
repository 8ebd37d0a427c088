import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const spread = keyframes({ from: { transform: 'scale(0.6)', opacity: 1 }, to: { transform: 'scale(1.15)' } });

export const mark = kitStyle({ overflow: 'visible', fill: vars.color.goodSoft });
export const tick = kitStyle({ stroke: vars.color.good, animation: `${draw} 320ms ease-out` });
/** A ring of dots: each dash has no length, so that only its round ends show. The dots spread once and are gone after 900 ms. */
export const dots = kitStyle({
  stroke: vars.color.saffron,
  transformOrigin: 'center',
  opacity: 0,
  animation: `${spread} 600ms 300ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const tile = kitStyle({ stroke: vars.color.tile });
