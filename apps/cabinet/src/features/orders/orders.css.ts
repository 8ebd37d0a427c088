import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const top = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${SPACE.xs} ${SPACE.m}`,
});
export const select = appStyle({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: '280px' } } });
