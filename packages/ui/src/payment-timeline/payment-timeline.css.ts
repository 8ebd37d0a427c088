import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productGlobalStyle, productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const list = productStyle({ display: 'grid' });
export const item = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  gap: '0 14px',
  paddingBlockEnd: '20px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlock: '18px -6px',
      inlineSize: '2px',
      background: color.line,
    },
    '&:last-child::before': { display: 'none' },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
/** Done is a filled dot, the current step has a ring around it, a step to come is hollow: no state depends on colour alone. */
export const dot = productStyle({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  marginBlockStart: '6px',
  border: '2px solid currentColor',
  background: 'currentColor',
  selectors: { '[aria-current] > &': { outline: '2px solid', outlineOffset: '1px' } },
});
export const dotTone = productVariants({
  neutral: { color: color.control, background: 'transparent' },
  info: { color: color.info },
  good: { color: color.good },
  soon: { color: color.saffron },
  bad: { color: color.bad },
});
/** With forced colours a dot would lose its filling. */
productGlobalStyle(`.${dot}`, { '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } } });
/** A long title keeps its width, and its amount wraps below it. */
export const titleAndAmount = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  minInlineSize: 0,
});
export const title = productStyle({ flex: '1 1 7.75rem', fontWeight: FONT_WEIGHT.medium, minInlineSize: 0, overflowWrap: 'anywhere' });
export const text = productStyle({ gridColumn: 2, fontSize: FONT_SIZE.s, color: color.quiet, overflowWrap: 'anywhere' });
export const emptyText = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const amount = productStyle({ fontWeight: FONT_WEIGHT.medium, marginInlineStart: 'auto' });
