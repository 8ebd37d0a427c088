import { darkColors, lightColors } from './palettes.ts';
import { contrastColors, contrastDarkColors } from './palettes-contrast.ts';
import type { Theme } from './theme-shape.ts';

/** Radii and font of Muddat's own themes; a brand may have its own. */
const shape = {
  radius: { s: '6px', control: '8px', card: '16px', sheet: '24px', round: '999px' },
  font: { text: "'Onest Variable', 'Onest Fallback', system-ui, sans-serif" },
} as const;
/** Shadows of the light theme. A floating element has a shadow; an element in the page has a border. */
const dayShadow = {
  float: '0 1px 2px oklch(0.3 0.05 250 / 0.08), 0 12px 32px oklch(0.3 0.05 250 / 0.1)',
  knob: '0 1px 3px oklch(0.3 0.05 250 / 0.18)',
};
const nightShadow = { float: '0 12px 32px oklch(0 0 0 / 0.45)', knob: '0 1px 3px oklch(0 0 0 / 0.5)' };
/** A shadow is too faint to separate two surfaces in high contrast, so a floating element has an edge. */
const edgeShadows = ({ line }: { line: string }) => ({ float: `0 0 0 1px ${line}`, knob: `0 0 0 1px ${line}` });

export const light: Theme = { ...shape, scheme: 'light', color: lightColors, shadow: dayShadow };
export const dark: Theme = { ...shape, scheme: 'dark', color: darkColors, shadow: nightShadow };
export const contrastLight: Theme = { ...shape, scheme: 'light', color: contrastColors, shadow: edgeShadows(contrastColors) };
export const contrastDark: Theme = { ...shape, scheme: 'dark', color: contrastDarkColors, shadow: edgeShadows(contrastDarkColors) };
/** For print. Browsers leave backgrounds out, so pale text on cobalt or on a tile would be white on white. */
export const printTheme: Theme = {
  ...light,
  color: {
    ...lightColors,
    cobalt: lightColors.surface,
    onCobalt: lightColors.ink,
    onCobaltQuiet: lightColors.quiet,
    onCobaltLine: lightColors.line,
    focusOnCobalt: lightColors.focus,
    onTile: lightColors.ink,
  },
};
