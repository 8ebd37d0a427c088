import { vars } from '../theme/contract.css.ts';
import { dimInDark } from '../theme/dim-in-dark.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The negative margin removes the padding below the last tile, because the card has padding of its own. */
export const list = productStyle({ display: 'grid', marginBlockEnd: '-10px' });
/** Container width of a list from which the status fits to the right of the title. */
const ROOMY = '(min-width: 480px)';
/** Container width of a list that has a column of amounts. */
const WIDE = '(min-width: 680px)';
/** 72 px, and less in a tile below 280 px, so that a word of the text fits next to it. */
const PICTURE = 'clamp(52px, 26%, 72px)';

export const item = productStyle({
  containerType: 'inline-size',
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});
export const virtualList = productStyle({ position: 'relative', marginBlockEnd: '-10px' });
export const virtualItem = productStyle({ position: 'absolute', insetBlockStart: 0, insetInline: 0, containerType: 'inline-size' });
export const separatedItem = productStyle({ borderBlockStart: `1px solid ${color.line}` });
export const tile = productStyle({
  display: 'grid',
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr)`,
  gap: '2px 16px',
  alignItems: 'center',
  paddingBlock: '14px',
  borderRadius: RADIUS.control,
  '@container': {
    [ROOMY]: { gridTemplateColumns: `${PICTURE} minmax(0, 1fr) auto` },
    [WIDE]: { gridTemplateColumns: `${PICTURE} minmax(0, 1fr) 160px 160px` },
  },
});
export const picture = productStyle({
  gridRow: '1 / span 4',
  // In a wide list the two lines of text are in the middle of the picture's height.
  '@container': { [WIDE]: { gridRow: '1 / span 2' } },
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: '12px',
  overflow: 'hidden',
  background: color.sunk,
  alignSelf: 'start',
  '@media': dimInDark(),
});
export const title = productStyle({
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: 1.35,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Prevents a unit alone on the second line.
  textWrap: 'pretty',
  alignSelf: 'end',
  '@media': { [media.hover]: { selectors: { 'a:hover > &': { color: color.primary } } } },
});
export const store = productStyle({ gridColumn: 2, fontSize: FONT_SIZE.xs, color: color.quiet, alignSelf: 'start' });
/**
 * Prevents a line break after the hyphen of a number. Not `inline-block`: a line may break before an inline block in spite of a no-break
 * space.
 */
export const line = productStyle({ whiteSpace: 'nowrap' });
export const due = productStyle({ gridColumn: 2, gridRow: 3, fontSize: FONT_SIZE.s, alignSelf: 'start' });
/** The text says the date only. In a wide list the amount is at the end of the row, in a column with those of the other orders. */
export const payment = productStyle({
  '@container': {
    [WIDE]: {
      gridColumn: 4,
      gridRow: '1 / span 2',
      display: 'grid',
      gap: '2px',
      alignSelf: 'center',
      textAlign: 'end',
      fontSize: FONT_SIZE.xs,
    },
  },
});
export const amount = productStyle({ '@container': { [WIDE]: { fontSize: FONT_SIZE.m, fontWeight: FONT_WEIGHT.strong } } });
export const status = productStyle({
  gridColumn: 2,
  gridRow: 4,
  marginBlockStart: '6px',
  '@container': {
    [ROOMY]: { gridColumn: 3, gridRow: '1 / span 2', marginBlockStart: 0, maxInlineSize: '160px', textAlign: 'end' },
    [WIDE]: { alignSelf: 'center', textAlign: 'start' },
  },
});
