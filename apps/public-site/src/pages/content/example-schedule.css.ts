import { appStyle, FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const DOT = '10px';

export const label = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
/** A line with a dot for each payment. */
export const payments = appStyle({
  display: 'grid',
  gap: '12px',
  marginBlock: SPACE.m,
  marginInlineStart: '4px',
  paddingInlineStart: SPACE.m,
  borderInlineStart: `2px solid ${color.tile}`,
  fontSize: FONT_SIZE.s,
});
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' });
export const payment = appStyle({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((1lh - ${DOT}) / 2)`,
      insetInlineStart: `calc(-${SPACE.m} - ${DOT} / 2 - 1px)`,
      inlineSize: DOT,
      blockSize: DOT,
      borderRadius: RADIUS.round,
      background: color.tile,
    },
  },
});
export const total = appStyle({ paddingBlockStart: SPACE.m, borderBlockStart: `1px solid ${color.line}`, fontWeight: FONT_WEIGHT.strong });
