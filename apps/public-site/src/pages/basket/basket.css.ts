import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  paddingBlock: `${SPACE.m} ${SPACE.xxl}`,
});
/** The footer stands below the window from the first moment: what comes by script moves nothing that is seen. */
export const body = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '80vh',
});
