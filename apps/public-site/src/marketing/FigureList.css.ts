import { appStyle, FONT_SIZE, FONT_WEIGHT, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const list = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: `${SPACE.l} ${SPACE.m}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))' } },
});
export const figure = appStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderInlineStart: `2px solid ${color.tile}`,
  paddingInlineStart: SPACE.m,
});
export const value = appStyle({
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
export const label = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.4 });
