import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xl,
  alignItems: 'start',
  paddingBlockStart: SPACE.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: SPACE.xxl, paddingBlockStart: SPACE.xxl },
  },
});
export const intro = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: SPACE.xxl } },
});
