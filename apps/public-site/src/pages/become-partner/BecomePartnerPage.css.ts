import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const head = appStyle({
  display: 'grid',
  gap: SPACE.xl,
  alignItems: 'start',
  paddingBlockStart: SPACE.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: SPACE.xxl, paddingBlockStart: SPACE.xxl },
  },
});
export const words = appStyle({
  display: 'grid',
  gap: SPACE.l,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: SPACE.xxl } },
});
