import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const body = appStyle({
  display: 'grid',
  gap: SPACE.l,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: SPACE.xl } },
});
/** In sight while the list goes by. */
export const map = appStyle({ minInlineSize: 0, '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: SPACE.l } } });
export const list = appStyle({
  display: 'grid',
  gap: SPACE.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const place = appStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: SPACE.s, alignItems: 'start' });
export const words = appStyle({ display: 'grid', fontSize: FONT_SIZE.s });
export const quiet = appStyle({ color: vars.color.quiet });
