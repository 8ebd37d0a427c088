import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** Credentials and devices come first in the page. From 900 px they are beside the log, which is the longest part and the wider column. */
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', columnGap: SPACE.l } },
});
export const aside = appStyle({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } });
