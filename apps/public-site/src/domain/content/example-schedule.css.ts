import { appStyle, FONT_SIZE, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** A line with a dot for each payment. */
export const payments = appStyle({
  display: 'grid',
  gap: '12px',
  margin: `${SPACE.m} 4px`,
  borderInlineStart: `2px solid ${color.tile}`,
  fontSize: FONT_SIZE.s,
});
export const payment = appStyle({
  marginInlineStart: '-6px',
  paddingInlineStart: '20px',
  background: `radial-gradient(circle at 5px 0.75em, ${color.tile} 5px, transparent 5.5px)`,
});
/** Payments that are not listed have no dot. */
export const more = appStyle({ paddingInlineStart: '14px' });
