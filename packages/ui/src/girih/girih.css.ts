import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';

export const girih = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: -1,
  pointerEvents: 'none',
  color: vars.color.tile,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
const wide = 'linear-gradient(100deg, transparent 38%, #000 85%)';
const tall = 'linear-gradient(200deg, #000, transparent 45%)';
const corner = 'radial-gradient(circle at 88% 20%, #000, transparent 62%)';
const centre = 'radial-gradient(closest-side, #000, transparent)';

/** The pattern is faint, and the mask hides most of it, so that text stays readable. */
export const fade = kitVariants({
  hero: { opacity: 0.34, maskImage: tall, '@media': { [media.desktop]: { maskImage: wide } } },
  corner: { opacity: 0.3, maskImage: corner },
  centre: { opacity: 0.22, maskImage: centre },
});
export const picture = kitStyle({ inlineSize: '100%', blockSize: '100%' });
