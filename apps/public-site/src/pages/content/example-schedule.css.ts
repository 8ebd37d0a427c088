import { appStyle, FONT_SIZE, FONT_WEIGHT, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const label = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
/** A line with a dot for each payment. */
export const payments = appStyle({
  display: 'grid',
  gap: '12px',
  margin: `${SPACE.m} 4px`,
  borderInlineStart: `2px solid ${color.tile}`,
  fontSize: FONT_SIZE.s,
});
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' });
export const payment = appStyle({
  marginInlineStart: '-6px',
  paddingInlineStart: '20px',
  background: `radial-gradient(circle at 5px 0.75em, ${color.tile} 5px, transparent 5.5px)`,
});
export const total = appStyle({ paddingBlockStart: SPACE.m, borderBlockStart: `1px solid ${color.line}`, fontWeight: FONT_WEIGHT.strong });
export const more = appStyle({ background: 'none', color: color.quiet });
