import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP, CHOSEN_STRIP_ITEM, STRIP_ITEM } from '../../shared/ui/chip-strip.ts';

const { color } = vars;
const PANEL_WIDTH = '280px';

export const page = appStyle({ display: 'grid', gap: SPACE.m, paddingBlock: `${SPACE.xs} ${SPACE.xxl}` });
export const head = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' });
export const productCount = appStyle({ color: color.quiet, fontSize: FONT_SIZE.s });
/** From 900 px the filters are next to the list; on narrower screens a button opens them. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `${PANEL_WIDTH} minmax(0, 1fr)`, gap: SPACE.xl } },
});
export const resultColumn = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m, minInlineSize: 0 });
export const chipStrip = appStyle(CHIP_STRIP);
/** "Clear all" has the text size of the filter chips. */
export const activeFilterChips = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.xs,
  fontSize: FONT_SIZE.s,
});
export const sortBar = appStyle({ display: 'flex', gap: SPACE.xs, alignItems: 'center', minInlineSize: 0 });
/** Scrollable row of sort orders. On a phone it starts 4 px after the filter button, so that scrolled links do not touch the button. */
export const sortOptions = appStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { marginInlineStart: 0, paddingInlineStart: '4px' } },
});
export const sortOption = appStyle(STRIP_ITEM);
export const chosenSortOption = appStyle(CHOSEN_STRIP_ITEM);
