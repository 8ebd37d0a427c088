import { dimInDark } from '../theme/dim-in-dark.ts';
import { productStyle, productVariants } from '../theme/style.ts';

export const frame = productStyle({ display: 'block', position: 'relative', overflow: 'hidden', inlineSize: '100%' });
export const ratio = productVariants({
  /** The ratio of the picture itself. */
  own: {},
  square: { aspectRatio: '1 / 1' },
  goods: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  /** Fills a parent that has a size of its own. */
  box: { blockSize: '100%' },
});
/** The placeholder is under the picture, so that only the sharpness changes when the picture is drawn over it. */
export const placeholder = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: 'blur(8px)',
  '@media': dimInDark('blur(8px)'),
  transform: 'scale(1.08)',
});
/** Keeps the `alt` text of a picture that has not loaded inside the picture's box. */
export const image = productStyle({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  '@media': dimInDark(),
});
export const naturalRatio = productStyle({ blockSize: 'auto' });
export const fillingBox = productStyle({ display: 'block', position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const square = productStyle({ display: 'block', position: 'relative', aspectRatio: '1 / 1' });
export const fit = productVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
