/** The token names of the theme. Colours have a value for each theme; everything else is the same in both. */
export const COLOR_NAMES = [
  'ink',
  'quiet',
  'line',
  'control',
  'ground',
  'surface',
  'sunk',
  'primary',
  'primaryHover',
  'primarySoft',
  'onPrimary',
  'tile',
  'tileHover',
  'onTile',
  'cobalt',
  'onCobalt',
  'onCobaltQuiet',
  'saffron',
  'good',
  'goodSoft',
  'onGood',
  'soon',
  'soonSoft',
  'bad',
  'badHover',
  'badSoft',
  'onBad',
  'info',
  'infoSoft',
  'focus',
  'focusOnCobalt',
  'veil',
  'shimmer',
  'knob',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
export type Palette = Readonly<Record<ColorName, string>>;

/** 4 px grid. */
export const SPACE = { none: '0', xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px', xxxl: '72px' } as const;
export type Space = keyof typeof SPACE;

/** 13, 15, 17, 20, 24, 32, 44 px, in rem so that the reader's own text size holds. */
export const FONT_SIZE = {
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1.0625rem',
  l: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  hero: '2.75rem',
} as const;
export type FontSize = keyof typeof FONT_SIZE;

export const RADIUS = { s: '6px', control: '8px', card: '16px', sheet: '24px', round: '999px' } as const;

export const FONT_WEIGHT = { regular: '400', medium: '550', strong: '600', heavy: '650' } as const;
