import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const head = appStyle({
  display: 'grid',
  gap: SPACE.m,
  maxInlineSize: '44em',
  marginBlockStart: SPACE.l,
  '@media': { [media.desktop]: { marginBlockStart: SPACE.xxl } },
});
export const fallbackNotice = appStyle({ marginBlockStart: SPACE.xl });
