import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE } from '../theme/tokens.ts';

export const body = productStyle({
  display: 'grid',
  gap: SPACE.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: SPACE.xl, padding: SPACE.s },
  },
});
/** For a narrow column: phone and hours are below the texts at any window width. */
export const narrowBody = productStyle({ display: 'grid', gap: SPACE.m });
export const content = productStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '32em', justifyItems: 'start' });
export const action = productStyle({ marginBlockStart: SPACE.xs });
export const phoneAndHours = productStyle({ display: 'grid' });
export const phone = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  borderRadius: RADIUS.s,
});
