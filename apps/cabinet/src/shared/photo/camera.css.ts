import { appStyle, appVariants, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const cameraStage = appStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  background: vars.color.cobalt,
  aspectRatio: '4 / 3',
  '@media': { '(orientation: portrait)': { aspectRatio: '3 / 4', maxBlockSize: '64dvh' } },
});
export const video = appVariants({
  environment: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  // Mirrors the preview of the front camera. The photo itself is not mirrored.
  user: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});
const guide = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  border: '2px solid white',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.45)',
} as const;
/** The guide frame for the document or the face. Always white, since it is drawn over the camera picture and not on a themed background. */
export const guideFrame = appVariants({
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
export const hintList = appStyle({ margin: 0, paddingInlineStart: SPACE.l, display: 'grid', gap: SPACE.xs });
