import { appStyle, appVariants, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const stage = appStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  background: vars.color.cobalt,
  aspectRatio: '4 / 3',
  '@media': { '(orientation: portrait)': { aspectRatio: '3 / 4', maxBlockSize: '64dvh' } },
});
export const video = appVariants({
  environment: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  // As in a mirror; the photo itself is not turned.
  user: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});
const guide = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  border: '2px solid white',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.45)',
} as const;
/** Where the document or the face is to be. Light on what the camera sees: it has no theme. */
export const frame = appVariants({
  document: { ...guide, inlineSize: '86%', aspectRatio: '1.42', borderRadius: RADIUS.control },
  selfie: { ...guide, blockSize: '72%', aspectRatio: '0.75', borderRadius: '50%', insetBlockEnd: '12%' },
});
export const photo = appStyle({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '60dvh',
  objectFit: 'contain',
  borderRadius: RADIUS.card,
  background: vars.color.sunk,
});
export const list = appStyle({ margin: 0, paddingInlineStart: SPACE.l, display: 'grid', gap: SPACE.xs });
