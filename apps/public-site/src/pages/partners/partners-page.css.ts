import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const results = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
