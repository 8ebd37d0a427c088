import { appGlobalStyle, appStyle, SPACE } from '@muddat/ui/theme/contract';

/** A column for one task, 600 px wide: two rows of three. */
const THREE_TILES = '(min-width: 560px) and (max-width: 699.98px)';
const FOUR_TILES = '(min-width: 700px)';
/** Where six tiles would not fill their last row. */
const FIRST_FOUR_ONLY = ['(max-width: 559.98px)', '(min-width: 700px) and (max-width: 999.98px)'];
const SIX_TILES = '(min-width: 1000px)';
const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** The width of the section decides, since the page of the limit is one narrow column on a wide screen too. */
export const section = appStyle({ containerType: 'inline-size' });
/** One row of tiles on a desktop, two on a phone and in a narrow column. */
export const tiles = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: track(2),
  '@container': {
    [THREE_TILES]: { gap: SPACE.m, gridTemplateColumns: track(3) },
    [FOUR_TILES]: { gap: SPACE.m, gridTemplateColumns: track(4) },
    [SIX_TILES]: { gap: SPACE.l, gridTemplateColumns: track(6) },
  },
});
appGlobalStyle(`.${tiles} > :nth-child(n + 5)`, {
  '@container': Object.fromEntries(FIRST_FOUR_ONLY.map((width) => [width, { display: 'none' }])),
});
