import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const paymentHeader = appStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: SPACE.s });
export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } },
});
