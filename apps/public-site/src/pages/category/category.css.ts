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
/** On a phone a row that is scrolled by hand from edge to edge of the screen; the room around it keeps the focus ring whole. Else it wraps. */
export const strip = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '4px',
  paddingInline: SPACE.m,
  scrollPaddingInline: SPACE.m,
  marginBlock: '-4px',
  marginInline: `-${SPACE.m}`,
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', padding: 0, margin: 0 } },
});
/** What takes all back is as large as what it takes back. */
export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs, fontSize: FONT_SIZE.s });
export const bar = appStyle({ display: 'flex', gap: SPACE.xs, alignItems: 'center', minInlineSize: 0 });
/** A strip that begins beside the way to the filters. */
export const orders = appStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { marginInlineStart: `-${SPACE.xs}`, paddingInlineStart: SPACE.xs } },
});
/** In a strip that is wider than the screen: as wide as its words. */
export const order = appStyle({ flexShrink: 0 });
/** The strip begins where the chosen one is in sight. */
export const chosenOrder = appStyle({ flexShrink: 0, '@media': { [media.phone]: { scrollInitialTarget: 'nearest' } } });
