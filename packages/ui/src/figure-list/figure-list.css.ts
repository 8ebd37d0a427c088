import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;
const size = createVar();

export const list = productStyle({
  display: 'grid',
  // Two columns, or one where the reader's text is too large for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
  gap: `${SPACE.l} ${SPACE.m}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(236px, 1fr))' } },
});
/** Five figures in one row, in a smaller font, so that a sum of millions fits into its column. */
export const fiveFigures = productStyle({
  '@media': {
    [media.desktop]: { vars: { [size]: FONT_SIZE.xl }, gridTemplateColumns: 'repeat(5, auto)', justifyContent: 'space-between' },
  },
});
export const figure = productStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderInlineStart: `2px solid ${color.tile}`,
  paddingInlineStart: SPACE.m,
});
export const value = productStyle({
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: fallbackVar(size, FONT_SIZE.xxl) } },
});
export const label = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.4 });
