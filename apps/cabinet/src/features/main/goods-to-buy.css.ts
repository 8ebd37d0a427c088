import { appGlobalStyle, appStyle, media, SPACE } from '@muddat/ui/theme/contract';

const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** One row of tiles on a desktop, two on a phone. */
export const tiles = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: track(2),
  '@media': {
    [media.twoColumns]: { gap: SPACE.m, gridTemplateColumns: track(4) },
    [media.threeColumns]: { gap: SPACE.l, gridTemplateColumns: track(6) },
  },
});
appGlobalStyle(`.${tiles} > :nth-child(n + 5)`, { display: 'none', '@media': { [media.threeColumns]: { display: 'block' } } });
