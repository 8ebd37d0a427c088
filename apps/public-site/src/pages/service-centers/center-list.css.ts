import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** From 900 px the regions are links beside the map. */
export const folded = appStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${SPACE.s}`,
  marginBlockEnd: SPACE.xs,
});
export const count = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const list = appStyle({ background: color.surface, border: `1px solid ${color.line}`, borderRadius: RADIUS.card, color: color.ink });
export const center = appStyle({
  padding: `${SPACE.m} 20px`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});
export const repairs = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xxs, paddingBlock: SPACE.xxs });
