import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xs,
  maxInlineSize: '480px',
  // On a phone the select needs the whole row for the longest name of a region.
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** The button is as high as the select next to it. */
export const submit = appStyle({ display: 'grid', blockSize: '52px' });
export const repairList = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xxs, paddingBlock: SPACE.xxs });
