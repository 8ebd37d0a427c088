import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: SPACE.xl,
  paddingBlock: `${SPACE.l} 0`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: `${SPACE.xxl} ${SPACE.xxxl}`, paddingBlock: `${SPACE.xxl} 0` },
  },
});
export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  maxInlineSize: '720px',
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});
export const contents = appStyle({
  fontSize: FONT_SIZE.s,
  lineHeight: 1.35,
  padding: `${SPACE.xs} ${SPACE.m}`,
  borderInlineStart: `2px solid ${color.tile}`,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: SPACE.l, alignSelf: 'start', maxBlockSize: '90vh', overflowY: 'auto' },
  },
});
export const text = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xl,
  maxInlineSize: '720px',
  minInlineSize: 0,
});
export const section = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.s, scrollMarginBlockStart: SPACE.l });
