import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const section = appStyle({
  marginBlockStart: '56px',
  '@media': { [media.desktop]: { marginBlockStart: SPACE.xxxl } },
});
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
  marginBlockEnd: '20px',
  '@media': { [media.desktop]: { marginBlockEnd: '28px' } },
});
export const aside = appStyle({ fontSize: FONT_SIZE.s, color: vars.color.quiet });
