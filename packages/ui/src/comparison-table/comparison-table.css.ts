import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;
const side = { paddingInline: SPACE.s, '@media': { [media.tablet]: { paddingInline: SPACE.l } } };

export const table = productStyle({ inlineSize: '100%', tableLayout: 'fixed', textAlign: 'start' });
export const column = productStyle({
  ...side,
  paddingBlock: SPACE.m,
  fontWeight: FONT_WEIGHT.strong,
  fontSize: FONT_SIZE.s,
  textAlign: 'start',
  verticalAlign: 'bottom',
  background: color.sunk,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: { '&:first-child': { color: color.primary } },
});
export const rowLabel = productStyle({
  ...side,
  paddingBlock: '16px 0',
  textAlign: 'start',
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.regular,
  color: color.quiet,
  borderBlockStart: `1px solid ${color.line}`,
});
export const cell = productStyle({
  ...side,
  paddingBlock: '2px 16px',
  fontSize: FONT_SIZE.s,
  verticalAlign: 'top',
  color: color.quiet,
  overflowWrap: 'break-word',
  selectors: { '&:first-child': { color: color.ink, fontWeight: FONT_WEIGHT.medium } },
});
