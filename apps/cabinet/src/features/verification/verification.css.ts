import { appStyle, FONT_WEIGHT, SPACE, vars } from '@muddat/ui/theme/contract';

export const photos = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const photo = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s,
  paddingBlock: SPACE.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
/** The parts of the check with their numbers. */
export const parts = appStyle({ display: 'grid', gap: SPACE.m, margin: 0, padding: 0, listStyle: 'none', counterReset: 'part' });
export const part = appStyle({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: `2px ${SPACE.s}`,
  counterIncrement: 'part',
  selectors: {
    '&::before': {
      content: 'counter(part)',
      gridRow: 'span 3',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '32px',
      blockSize: '32px',
      borderRadius: '50%',
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: FONT_WEIGHT.strong,
    },
  },
});
