import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const contact = appStyle({
  display: 'grid',
  gap: SPACE.m,
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
