import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP } from '../../shared/ui/chip-strip.ts';

const { color } = vars;
const PANEL_WIDTH = '280px';
const WIDE_PANEL_WIDTH = '300px';

export const page = appStyle({ display: 'grid', gap: SPACE.m, paddingBlock: `${SPACE.xs} ${SPACE.xxl}` });
export const head = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' });
export const productCount = appStyle({ color: color.quiet, fontSize: FONT_SIZE.s });
/** From 900 px the filters are next to the list and stay there; on narrower screens a button opens them. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${PANEL_WIDTH} minmax(0, 1fr)`, gap: SPACE.xl },
    [media.fullHd]: { gridTemplateColumns: `${WIDE_PANEL_WIDTH} minmax(0, 1fr)` },
  },
});
export const resultColumn = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m, minInlineSize: 0 });
export const chipStrip = appStyle(CHIP_STRIP);
/** The buttons and the active filters in one line. On a phone the filters are a line of their own, which scrolls sideways. */
export const filterBar = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs, minInlineSize: 0 });
/** "Clear all" has the text size of the filter chips. */
export const activeFilterChips = appStyle({
  ...CHIP_STRIP,
  alignItems: 'center',
  fontSize: FONT_SIZE.s,
  whiteSpace: 'nowrap',
  '@media': {
    ...CHIP_STRIP['@media'],
    [media.phone]: { flex: `1 0 calc(100% + 2 * ${SPACE.m})`, maxInlineSize: `calc(100% + 2 * ${SPACE.m})` },
  },
});
