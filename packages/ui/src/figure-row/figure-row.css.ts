import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

export const list = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 20px',
  '@media': { [media.tablet]: { gap: '16px 32px' } },
});
export const figure = productStyle({ display: 'flex', flexDirection: 'column-reverse' });
export const value = productStyle({
  fontSize: FONT_SIZE.l,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  color: vars.color.ink,
});
export const label = productStyle({ fontSize: FONT_SIZE.xs, color: vars.color.quiet });
