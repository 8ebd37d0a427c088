import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { SPACE } from '../theme/tokens.ts';

export const stack = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = kitStyle({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wrap = kitStyle({ flexWrap: 'wrap' });
export const grid = kitStyle({ display: 'grid', minInlineSize: 0 });

export const gap = kitVariants({
  none: { gap: SPACE.none },
  xxs: { gap: SPACE.xxs },
  xs: { gap: SPACE.xs },
  s: { gap: SPACE.s },
  m: { gap: SPACE.m },
  l: { gap: SPACE.l },
  xl: { gap: SPACE.xl },
  xxl: { gap: SPACE.xxl },
  xxxl: { gap: SPACE.xxxl },
});
export const align = kitVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = kitVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
/** Columns of a grid on a phone, from 600 px and from 900 px, unless an entry says otherwise. Long lists have one or two columns more on wide screens. */
export const columns = kitVariants({
  '1-2-2': { gridTemplateColumns: track(1), '@media': { [media.tablet]: { gridTemplateColumns: track(2) } } },
  '1-1-3': { gridTemplateColumns: track(1), '@media': { [media.desktop]: { gridTemplateColumns: track(3) } } },
  '1-2-3': {
    gridTemplateColumns: track(1),
    '@media': { [media.tablet]: { gridTemplateColumns: track(2) }, [media.desktop]: { gridTemplateColumns: track(3) } },
  },
  /** Four or eight tiles in complete rows: four columns as soon as a tile is no narrower than on a phone. */
  '2-4': { gridTemplateColumns: track(2), '@media': { [media.twoColumns]: { gridTemplateColumns: track(4) } } },
  /** For a grid next to filters. */
  '2-3-3': {
    gridTemplateColumns: track(2),
    '@media': {
      [media.tablet]: { gridTemplateColumns: track(3) },
      [media.wide]: { gridTemplateColumns: track(4) },
      [media.fullHd]: { gridTemplateColumns: track(5) },
    },
  },
  '2-3-4': {
    gridTemplateColumns: track(2),
    '@media': {
      [media.tablet]: { gridTemplateColumns: track(3) },
      [media.desktop]: { gridTemplateColumns: track(4) },
      [media.fullHd]: { gridTemplateColumns: track(5) },
    },
  },
});
