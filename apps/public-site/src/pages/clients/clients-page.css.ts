import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xl,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const contact = appStyle({
  display: 'grid',
  gap: SPACE.m,
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
