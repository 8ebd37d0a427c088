import { appStyle, FONT_SIZE, FONT_WEIGHT, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xl,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const client = appStyle({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: SPACE.m, alignItems: 'center' });
export const text = appStyle({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = appStyle({ fontWeight: FONT_WEIGHT.strong, lineHeight: 1.3 });
export const note = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const contact = appStyle({
  display: 'grid',
  gap: SPACE.m,
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
