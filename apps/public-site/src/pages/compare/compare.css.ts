import { appGlobalStyle, appStyle, appVariants, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  paddingBlock: `${SPACE.xs} ${SPACE.xxl}`,
});
/** On a phone the columns scroll under the names of the rows. */
export const scroller = appStyle({ overflowX: 'auto' });
export const table = appStyle({ inlineSize: '100%', fontSize: FONT_SIZE.s });
const cellStyle = {
  padding: SPACE.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
} as const;
/** All columns have the same width. Nine digits fit into the narrowest. */
export const cell = appStyle({ ...cellStyle, inlineSize: '20rem', minInlineSize: '9.5rem' });
export const rowName = appStyle({
  ...cellStyle,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '14rem',
  minInlineSize: '7rem',
  background: color.background,
  fontSize: FONT_SIZE.xs,
});
/** Rows in which the products are equal are quiet. */
export const row = appVariants({
  same: { color: color.quiet },
  different: { color: color.ink, fontWeight: FONT_WEIGHT.medium },
});
/** The first row, the monthly payment, is larger. */
appGlobalStyle(`.${table} > tbody > :first-child > .${cell}`, { fontSize: FONT_SIZE.m, fontWeight: FONT_WEIGHT.heavy });
export const product = appStyle({ display: 'grid', gap: SPACE.xs });
export const picture = appStyle({ maxInlineSize: '180px', overflow: 'hidden', borderRadius: RADIUS.control });
export const actions = appStyle({ display: 'grid', '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } } });
