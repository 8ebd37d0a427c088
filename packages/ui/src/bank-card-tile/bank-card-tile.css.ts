import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, TABULAR } from '../theme/tokens.ts';

const { color } = vars;

/** Container width from which the mark fits next to the text. In rem, so that it follows the reader's text size. */
const ROOMY = '(min-width: 15rem)';

export const tile = productStyle({
  containerType: 'inline-size',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '72px',
  padding: '12px 16px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
});
/** The mark's column has a minimum width, so that the texts of all tiles align. */
export const mainRow = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 14px',
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(60px, max-content) minmax(0, 1fr) auto' } },
});
export const brand = productStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@container': { [ROOMY]: { gridColumn: 'auto', justifySelf: 'stretch' } },
});
/** The text of an unusable card stays readable: only the mark fades, and background and border change. */
export const unusable = productStyle({ background: color.sunk, borderStyle: 'dashed' });
export const mark = productStyle({
  display: 'inline-grid',
  selectors: { [`${unusable} &`]: { filter: 'grayscale(1)', opacity: 0.75 } },
});
export const body = productStyle({ display: 'grid', gap: '3px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const until = productStyle({ whiteSpace: 'nowrap', ...TABULAR });
export const actions = productStyle({ display: 'flex', marginInlineEnd: '-10px' });
/** Offsets the padding of ghost buttons, so that their labels align with the tile's edges. */
export const foot = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginBlockStart: '12px',
  marginInline: '-16px',
  paddingBlockStart: '4px',
  marginBlockEnd: '-8px',
  borderBlockStart: `1px solid ${color.line}`,
});
/** As high as a badge, so that tiles in a row are equally high with and without one. */
export const number = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: '26px',
  gap: '2px 10px',
  fontWeight: FONT_WEIGHT.strong,
});
export const detailLine = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
