import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** As far from what stands above as a Section is. */
export const place = appStyle({
  marginBlockStart: '56px',
  '@media': { [media.desktop]: { marginBlockStart: SPACE.xxxl } },
});
