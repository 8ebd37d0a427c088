import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
