import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gap: SPACE.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  paddingBlock: `${SPACE.m} ${SPACE.xxl}`,
});
