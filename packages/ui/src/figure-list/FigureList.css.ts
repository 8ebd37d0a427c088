import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const list = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${SPACE.l} ${SPACE.m}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))' } },
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
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { fontSize: FONT_SIZE.xxl } },
});
export const label = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.4 });
