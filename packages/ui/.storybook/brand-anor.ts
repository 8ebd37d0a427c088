import type { Theme } from '../src/theme/theme-shape.ts';
import { light } from '../src/theme/themes.ts';

/**
 * A second brand. It proves that a new brand needs nothing but one `Theme` object. Storybook's toolbar offers it; the applications never
 * load it.
 */
export const anorTheme: Theme = {
  scheme: 'light',
  radius: { s: '2px', control: '4px', card: '4px', sheet: '8px', round: '999px' },
  font: light.font,
  shadow: light.shadow,
  color: {
    ...light.color,
    background: 'oklch(0.985 0.008 85)',
    sunk: 'oklch(0.965 0.012 80)',
    line: 'oklch(0.9 0.014 70)',
    primary: 'oklch(0.46 0.16 12)',
    primaryHover: 'oklch(0.4 0.15 12)',
    primarySoft: 'oklch(0.96 0.018 12)',
    tile: 'oklch(0.78 0.11 75)',
    tileHover: 'oklch(0.84 0.1 78)',
    onTile: 'oklch(0.22 0.05 40)',
    cobalt: 'oklch(0.3 0.1 8)',
    onCobaltQuiet: 'oklch(0.88 0.03 40)',
    focus: 'oklch(0.5 0.16 350)',
  },
};
