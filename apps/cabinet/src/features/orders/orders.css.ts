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
export const statusSelect = appStyle({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: '280px' } } });
