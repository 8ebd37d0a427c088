import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const PANEL_WIDTH = '280px';

export const page = appStyle({ display: 'grid', gap: SPACE.m, paddingBlock: `${SPACE.xs} ${SPACE.xxl}` });
export const head = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' });
export const count = appStyle({ color: color.quiet, fontSize: FONT_SIZE.s });
/** Filters beside the list from 900 px; below, behind a button. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `${PANEL_WIDTH} minmax(0, 1fr)`, gap: SPACE.xl } },
});
export const list = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m, minInlineSize: 0 });
/** A row that is scrolled by hand where it does not fit; the room below and around keeps the focus ring whole. */
export const strip = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px',
  margin: '-4px',
});
export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const bar = appStyle({ display: 'flex', gap: SPACE.xs, alignItems: 'center', minInlineSize: 0 });
