import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const head = appStyle({
  display: 'grid',
  gap: SPACE.l,
  paddingBlockStart: SPACE.l,
  '@media': { [media.desktop]: { paddingBlockStart: SPACE.xxl } },
});
export const search = appStyle({ maxInlineSize: '640px' });
export const topics = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const none = appStyle({ marginBlockStart: SPACE.xxl });
