import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;
/** Container width from which the button fits next to the text. */
const ROOMY = '(min-width: 520px)';

export const step = productStyle({ containerType: 'inline-size' });
export const row = productStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'start',
  '@container': { [ROOMY]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } },
});
/** A chevron fits next to the text at any width. */
export const quietRow = productStyle({ gridTemplateColumns: '72px minmax(0, 1fr) auto' });
export const quietAction = productStyle({ alignSelf: 'center' });
export const thumbnail = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: '12px',
  overflow: 'hidden',
  background: color.sunk,
  color: color.quiet,
});
export const emptyThumbnail = productStyle({ background: 'transparent', border: `1.5px dashed ${color.control}` });
export const image = productStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const body = productStyle({
  display: 'grid',
  gap: '6px',
  minInlineSize: 0,
  minBlockSize: '72px',
  alignContent: 'center',
  overflowWrap: 'anywhere',
});
export const title = productStyle({ fontWeight: FONT_WEIGHT.strong, lineHeight: 1.35 });
export const hint = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.45 });
export const refusalReason = productStyle({ fontSize: FONT_SIZE.s, color: color.bad, lineHeight: 1.45 });
export const progress = productStyle({
  display: 'grid',
  gap: '6px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  fontVariantNumeric: 'tabular-nums',
});
export const action = productStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': { [ROOMY]: { gridColumn: 3, alignSelf: 'center' } },
});
