import { appStyle, appVariants, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

export const mapSection = appStyle({
  display: 'grid',
  gap: SPACE.l,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: SPACE.xl } },
});
/** From 900 px the map stays visible while the list scrolls. */
export const map = appStyle({ minInlineSize: 0, '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: SPACE.l } } });
export const mapPlaces = appStyle({
  display: 'grid',
  gap: SPACE.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const mapPlace = appStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: SPACE.s, alignItems: 'start' });
export const placeText = appStyle({ display: 'grid', fontSize: FONT_SIZE.s });
export const placeNote = appStyle({ color: vars.color.quiet });

export const columns = appStyle({ display: 'grid', gap: SPACE.xl, alignItems: 'start' });
/** Columns side by side: two only above 600 px, three only from 900 px. */
export const columnCount = appVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
});
