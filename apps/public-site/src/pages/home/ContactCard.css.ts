import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE } from '@muddat/ui/theme/contract';

export const section = appStyle({
  marginBlockStart: '56px',
  '@media': { [media.desktop]: { marginBlockStart: SPACE.xxxl } },
});
export const body = appStyle({
  display: 'grid',
  gap: SPACE.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: SPACE.xl, padding: SPACE.s },
  },
});
export const words = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '32em' });
export const call = appStyle({ display: 'grid' });
export const phone = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.heavy,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  borderRadius: RADIUS.s,
});
