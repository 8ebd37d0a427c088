import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const top = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${SPACE.xs} ${SPACE.m}`,
});
export const search = appStyle({
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: 'auto', flex: '1 1 280px', maxInlineSize: '440px' } },
});
export const select = appStyle({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: '280px' } } });
