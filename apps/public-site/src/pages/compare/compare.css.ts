import { appStyle, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  paddingBlock: `${SPACE.xs} ${SPACE.xxl}`,
});
/** On a phone the columns scroll under the names of the rows. */
export const scroller = appStyle({ overflowX: 'auto' });
export const table = appStyle({ inlineSize: '100%' });
const cellStyle = {
  padding: SPACE.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
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
});
export const picture = appStyle({ maxInlineSize: '180px' });
