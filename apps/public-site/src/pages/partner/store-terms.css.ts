import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, SPACE, TABULAR, vars } from '@muddat/ui/theme/contract';

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

/** Folded on a phone. Wider screens show the table, where the browser can unfold it without a script. */
const UNFOLDED = media.tablet;
export const fold = appStyle({});
/** An amount is never broken: where four columns do not fit, such as in a narrow window with large text, the table scrolls. */
appGlobalStyle(`.${fold}::details-content`, {
  overflowX: 'auto',
  '@media': { [UNFOLDED]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s,
  minBlockSize: '44px',
  fontSize: FONT_SIZE.s,
  color: color.primary,
  '@supports': { 'selector(::details-content)': { '@media': { [UNFOLDED]: { display: 'none' } } } },
});
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
export const cell = appStyle({ ...row, paddingInlineStart: GAP, whiteSpace: 'nowrap' });
export const monthly = appStyle({ ...row, paddingInlineStart: GAP, fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong });
/** The yearly rate is in a line of its own below the markup, so that the four columns fit next to the products. */
export const yearly = appStyle({ display: 'block', color: color.quiet });
