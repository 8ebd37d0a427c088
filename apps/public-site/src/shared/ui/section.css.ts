import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const section = appStyle({
  marginBlockStart: SPACE.xxl,
  '@media': { [media.desktop]: { marginBlockStart: SPACE.xxxl } },
});
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
  marginBlockEnd: SPACE.m,
  '@media': { [media.desktop]: { marginBlockEnd: '28px' } },
});
export const aside = appStyle({ fontSize: FONT_SIZE.s, color: vars.color.quiet });
/** From 900 px the heading is left of the content; their first lines share a baseline. */
export const split = appStyle({
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: SPACE.xl, alignItems: 'baseline' },
  },
});

/** A line length that is comfortable to read, the same as in a rich text. */
export const prose = appStyle({ maxInlineSize: '44em' });
