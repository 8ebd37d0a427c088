import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: SPACE.m,
});
/** The body fills the window, so that the footer starts below it and items that a script adds do not shift anything visible. */
/** The row of goods under the basket. */
export const popular = appStyle({ marginBlockStart: SPACE.l });
export const body = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '80vh',
});
