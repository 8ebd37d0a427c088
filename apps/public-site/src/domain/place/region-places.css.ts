import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const groups = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.s });
export const group = appStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
});
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.m,
  minBlockSize: '60px',
  padding: `${SPACE.s} 20px`,
  borderRadius: RADIUS.card,
  '@media': {
    [media.tablet]: { paddingInline: SPACE.l },
    [media.hover]: { selectors: { '&:hover': { color: color.primary } } },
  },
});
export const groupTitle = appStyle({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${SPACE.s}`,
  minInlineSize: 0,
});
/** The number stays at the end of the line, whatever the length of the region's name. */
export const placeCount = appStyle({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  fontWeight: FONT_WEIGHT.regular,
});
export const chevron = appStyle({
  flexShrink: 0,
  display: 'grid',
  color: color.quiet,
});
/** From 900 px the map is next to the list. */
export const groupBody = appStyle({
  display: 'grid',
  gap: SPACE.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  padding: '4px 20px 20px',
  '@media': {
    [media.tablet]: { padding: `4px ${SPACE.l} ${SPACE.l}` },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: SPACE.xl },
  },
});
/**
 * From 900 px there is a map, which stays visible while the list scrolls, and a number for each of its points. Above a list of one column
 * it would say less than the distances of the list.
 */
export const map = appStyle({
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: SPACE.l } },
});
export const mark = appStyle({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const list = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const place = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s,
  paddingBlock: SPACE.m,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});
