import { appStyle, CONTENT_WIDTH, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const page = appStyle({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: CONTENT_WIDTH,
  marginInline: 'auto',
  padding: SPACE.m,
});
export const top = appStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: SPACE.s });
export const headerControls = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.m });
export const columns = appStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: SPACE.xl,
  paddingBlock: SPACE.l,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      alignItems: 'center',
      alignContent: 'center',
      gap: SPACE.xxl,
    },
  },
});
export const formArea = appStyle({
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
});
export const benefits = appStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  padding: SPACE.l,
  borderRadius: RADIUS.card,
  background: vars.color.cobalt,
  color: vars.color.onCobalt,
  '@media': {
    [media.desktop]: { padding: SPACE.xl, alignSelf: 'stretch', display: 'flex', alignItems: 'flex-end', minBlockSize: '420px' },
  },
});
