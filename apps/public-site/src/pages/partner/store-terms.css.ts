import { appStyle, FONT_SIZE, FONT_WEIGHT, SPACE, TABULAR, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

const row = {
  paddingBlock: SPACE.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  ...TABULAR,
} as const;
const GAP = '6px';
const first = { selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } } } as const;

/** An amount is never broken: where four columns do not fit, such as in a narrow window with large text, the table scrolls. */
export const scroller = appStyle({ overflowX: 'auto' });
export const table = appStyle({ inlineSize: '100%', fontSize: FONT_SIZE.xs, borderCollapse: 'collapse' });
export const caption = appStyle({
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: SPACE.xs,
  fontSize: FONT_SIZE.xs,
  color: color.quiet,
});
export const head = appStyle({
  ...row,
  ...first,
  paddingInlineStart: GAP,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.regular,
  color: color.quiet,
});
export const term = appStyle({ ...row, ...first, fontWeight: FONT_WEIGHT.regular });
export const cell = appStyle({ ...row, paddingInlineStart: GAP });
export const monthly = appStyle({ ...row, paddingInlineStart: GAP, fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong });
/** The yearly rate is in a line of its own, so that the four columns fit next to the products. */
export const yearly = appStyle({ display: 'block', color: color.quiet });
