import { appStyle, FONT_SIZE, FONT_WEIGHT, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const details = appStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = appStyle({ fontWeight: FONT_WEIGHT.strong, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const textLine = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
/** Reserves the height of the text that appears after hydration, so that nothing moves. */
export const hours = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${SPACE.xs}`,
  minBlockSize: '28px',
  fontSize: FONT_SIZE.s,
});
/** Phone and way are next to each other on a phone too, where their letters fit. */
export const links = appStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${SPACE.m}`, fontSize: FONT_SIZE.s });
