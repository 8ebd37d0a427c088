import { appStyle, FONT_SIZE, FONT_WEIGHT, RADIUS, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const rows = appStyle({ display: 'grid', gap: '12px', fontSize: FONT_SIZE.xs });
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' });
export const done = appStyle({ display: 'inline-flex', alignItems: 'center', gap: '4px', color: color.good });
export const label = appStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
/** A third of the limit is used. */
export const meter = appStyle({
  blockSize: '6px',
  marginBlockStart: '10px',
  borderRadius: RADIUS.round,
  background: `linear-gradient(to right, ${color.tile} 66%, ${color.line} 66%)`,
});
export const payment = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlockStart: '8px',
});
export const button = appStyle({
  padding: '8px 12px',
  borderRadius: RADIUS.control,
  background: color.primary,
  color: color.onPrimary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.strong,
});
