import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, TABULAR } from '../theme/tokens.ts';

const { color } = vars;
const DOT = '28px';

export const head = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginBlockEnd: '20px',
});
export const row = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT} minmax(0, 1fr)`,
  gap: '2px 14px',
  paddingBlockEnd: '22px',
  // The line to the next payment. The last visible payment has none, even if more payments are folded below.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '13px',
      insetBlock: `${DOT} 0`,
      inlineSize: '2px',
      background: color.line,
    },
    '&:last-child::before': { display: 'none' },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const rowPaid = productStyle({ selectors: { '&::before': { background: color.good } } });
export const dot = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: '50%',
  background: color.surface,
  border: `2px solid ${color.line}`,
  zIndex: 1,
});
export const dotState = productVariants({
  paid: { background: color.good, borderColor: color.good, color: color.onGood },
  due: { borderColor: color.primary, color: color.primary },
  partially_paid: { borderColor: color.primary, color: color.primary },
  overdue: { background: color.bad, borderColor: color.bad, color: color.onBad },
  upcoming: {},
});
export const dotCentre = productStyle({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
/** With large text the amount wraps below its day. */
export const dateAndAmount = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 14px',
  minInlineSize: 0,
});
export const title = productStyle({ fontWeight: FONT_WEIGHT.strong, lineHeight: '1.75rem' });
export const largeTitle = productStyle({ fontSize: FONT_SIZE.l });
export const day = productStyle({ whiteSpace: 'nowrap' });
export const year = productStyle({ fontSize: FONT_SIZE.xs, fontWeight: FONT_WEIGHT.regular, color: color.quiet });
export const note = productStyle({ gridColumn: 2, fontSize: FONT_SIZE.s, color: color.quiet });
export const overdueNote = productStyle({ color: color.bad, fontWeight: FONT_WEIGHT.medium });
export const amount = productStyle({ ...TABULAR, whiteSpace: 'nowrap', marginInlineStart: 'auto' });
export const foot = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  flexWrap: 'wrap',
  marginBlockStart: '20px',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: FONT_SIZE.s,
  color: color.quiet,
});
export const sum = productStyle({ color: color.ink, fontWeight: FONT_WEIGHT.strong });
export const expandable = productStyle({ marginBlock: '4px 0' });
export const expandSummary = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  paddingInlineStart: '42px',
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  color: color.primary,
  borderRadius: '6px',
});
export const collapsed = productStyle({ paddingBlockStart: '8px' });
