import { appGlobalStyle, appStyle, media, SPACE } from '@muddat/ui/theme/contract';

const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const hidden = { display: 'none' };

/** Products in complete rows: two of two, two of four, two of six. */
export const goods = appStyle({});
appGlobalStyle(`.${goods} ul`, { '@media': { [media.fullHd]: { gridTemplateColumns: track(6) } } });
appGlobalStyle(`.${goods} ul > :nth-child(n + 9)`, { '@media': { [media.belowFullHd]: hidden } });
appGlobalStyle(`.${goods} ul > :nth-child(n + 5)`, { '@media': { [media.phone]: hidden } });

/** Stores in complete rows: two of two, one of four, one of six. */
export const stores = appStyle({
  display: 'grid',
  gridTemplateColumns: track(2),
  gap: SPACE.s,
  '@media': { [media.twoColumns]: { gridTemplateColumns: track(4) }, [media.fullHd]: { gridTemplateColumns: track(6) } },
});
appGlobalStyle(`.${stores} > :nth-child(n + 5)`, { '@media': { [media.belowFullHd]: hidden } });
