import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const products = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
/** In the row of a phone each is as long as its words. */
export const item = appStyle({ flexShrink: 0, maxInlineSize: '100%' });
export const list = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${SPACE.m})`,
  padding: `4px ${SPACE.m}`,
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' } },
});
