import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  paddingBlock: `${SPACE.m} ${SPACE.xxl}`,
});
/** The body fills the window, so that the footer starts below it and items that a script adds do not shift anything visible. */
export const body = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '80vh',
});
