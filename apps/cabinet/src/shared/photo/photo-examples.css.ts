import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 176px))',
  gap: SPACE.s,
});
