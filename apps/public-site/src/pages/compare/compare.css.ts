import { appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  paddingBlock: `${SPACE.xs} ${SPACE.xxl}`,
});
export const scroller = appStyle({
  // Else the hidden texts of the last column would make the page as wide as the table.
  position: 'relative',
  overflowX: 'auto',
  '@media': { [media.phone]: { containerType: 'inline-size', scrollSnapType: 'x proximity' } },
});
/** On a phone each name is a line of its own above its values: two products are in sight, and the others are swiped to. */
export const table = appStyle({ inlineSize: '100%', '@media': { [media.phone]: { display: 'block', inlineSize: 'max-content' } } });
const rowOf = (products: number, width: string) =>
  appStyle({ '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: `repeat(${products}, ${width})` } } });
/** By the number of products. The edge of a third one is in sight. */
export const rows: Readonly<Record<number, string>> = { 2: rowOf(2, '50cqi'), 3: rowOf(3, '46cqi'), 4: rowOf(4, '46cqi') };
const cellStyle = {
  padding: SPACE.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;
const line = `1px solid ${color.line}`;
/** All columns have the same width. Nine digits fit into the narrowest. */
export const cell = appStyle({
  ...cellStyle,
  borderBlockEnd: line,
  inlineSize: '20rem',
  minInlineSize: '9.5rem',
  '@media': { [media.phone]: { inlineSize: 'auto', minInlineSize: 0, scrollSnapAlign: 'start' } },
});
const nameColumn = { inlineSize: '14rem', minInlineSize: '7rem' } as const;
export const corner = appStyle({
  ...nameColumn,
  borderBlockEnd: line,
  '@media': { [media.phone]: { position: 'absolute', inlineSize: '1px', minInlineSize: 0, overflow: 'hidden', borderBlockEnd: 0 } },
});
export const rowName = appStyle({
  ...cellStyle,
  ...nameColumn,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  borderBlockEnd: line,
  background: color.background,
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', justifySelf: 'start', inlineSize: '100cqi', paddingBlockEnd: 0, border: 0 },
  },
});
export const picture = appStyle({ maxInlineSize: '180px' });
