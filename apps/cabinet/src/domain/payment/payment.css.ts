import { appStyle, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const centeredStep = appStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: SPACE.s });
const iconBase = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: RADIUS.round,
} as const;
export const iconBad = appStyle({ ...iconBase, background: vars.color.badSoft, color: vars.color.bad });
export const iconWaiting = appStyle({ ...iconBase, background: vars.color.primarySoft, color: vars.color.primary });
export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  inlineSize: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } },
});
