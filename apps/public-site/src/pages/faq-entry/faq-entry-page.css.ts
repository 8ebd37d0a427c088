import { appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gap: SPACE.l,
  maxInlineSize: '760px',
  paddingBlockStart: SPACE.m,
  '@media': { [media.desktop]: { paddingBlockStart: SPACE.l } },
});
export const relatedItem = appStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
