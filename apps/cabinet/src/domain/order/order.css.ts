import { appStyle, FONT_SIZE, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const orderHeader = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.m });
export const imageFrame = appStyle({
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: '12px',
  overflow: 'hidden',
  flexShrink: 0,
  background: vars.color.sunk,
});
export const image = appStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' });
export const items = appStyle({ display: 'grid', gap: SPACE.m });
export const item = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: SPACE.s,
  alignItems: 'center',
  borderRadius: RADIUS.control,
});
export const price = appStyle({ fontSize: FONT_SIZE.s, color: vars.color.quiet });
