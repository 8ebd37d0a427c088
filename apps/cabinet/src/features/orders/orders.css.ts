import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const filterBar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${SPACE.xs} ${SPACE.m}`,
});
export const searchField = appStyle({
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: 'auto', flex: '1 1 280px', maxInlineSize: '440px' } },
});
/** On a phone the filter and the number of orders share a line, if both fit. */
export const statusSelect = appStyle({ flex: '1 1 210px', '@media': { [media.tablet]: { flex: '0 1 280px' } } });
