import { appStyle, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const point = appStyle({ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: SPACE.m, alignItems: 'start' });
export const sign = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
