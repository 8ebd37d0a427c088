import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** Only where the form is beside it: on a phone the form comes first. */
export const stores = appStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: SPACE.s, marginBlockStart: SPACE.s } },
});
export const tiles = appStyle({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: SPACE.s });
export const form = appStyle({ alignSelf: 'start' });
