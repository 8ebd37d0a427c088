import { productStyle, productVariants } from '../theme/style.ts';

export const frame = productStyle({ display: 'block', position: 'relative', overflow: 'hidden', inlineSize: '100%' });
export const ratio = productVariants({
  /** As the picture is. */
  own: {},
  square: { aspectRatio: '1 / 1' },
  goods: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  /** Of a box that has its size from elsewhere. */
  box: { blockSize: '100%' },
});
/** It lies under the picture, so that nothing changes but the sharpness when that is drawn over it. */
export const placeholder = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: 'blur(8px)',
  transform: 'scale(1.08)',
});
/** The words of a picture that has not come stay inside its place. */
export const image = productStyle({ display: 'block', position: 'relative', inlineSize: '100%', overflow: 'hidden' });
export const own = productStyle({ blockSize: 'auto' });
export const filling = productStyle({ display: 'block', position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const square = productStyle({ display: 'block', position: 'relative', aspectRatio: '1 / 1' });
export const fit = productVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
