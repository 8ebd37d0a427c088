/** The colours of the theme, named by their purpose. Each theme and each brand gives each of them a value. */
export const COLOR_NAMES = [
  'ink',
  'quiet',
  'line',
  'control',
  'background',
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
  'onCobaltLine',
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

export const RADIUS_NAMES = ['s', 'control', 'card', 'sheet', 'round'] as const;
export const SHADOW_NAMES = ['float', 'knob'] as const;

/** A complete theme. A brand provides one such object: see `.storybook/brand-anor.ts`. */
export interface Theme {
  scheme: 'light' | 'dark';
  color: Palette;
  shadow: Readonly<Record<(typeof SHADOW_NAMES)[number], string>>;
  radius: Readonly<Record<(typeof RADIUS_NAMES)[number], string>>;
  font: Readonly<{ text: string }>;
}
