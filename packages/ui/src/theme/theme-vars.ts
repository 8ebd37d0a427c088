import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { cssColor } from './oklch.ts';
import { COLOR_NAMES, type Theme } from './theme-shape.ts';

const OKLCH = /oklch\([^)]*\)/g;

/** The custom properties that differ between the themes of one brand. */
export function colorVars({ color: palette, shadow }: Pick<Theme, 'color' | 'shadow'>) {
  const color: Record<string, string> = {};
  for (const name of COLOR_NAMES) color[vars.color[name]] = cssColor(palette[name]);
  return {
    ...color,
    ...assignVars(vars.base, {
      ink: cssColor(palette.ink),
      quiet: cssColor(palette.quiet),
      line: cssColor(palette.line),
      focus: cssColor(palette.focus),
    }),
    ...assignVars(vars.shadow, {
      float: shadow.float.replace(OKLCH, cssColor),
      knob: shadow.knob.replace(OKLCH, cssColor),
    }),
  };
}

/** All custom properties of the contract, for the rule of a brand: `globalStyle('[data-theme=anor]', {vars: themeVars(anor)})`. */
export const themeVars = (theme: Theme) => ({
  ...colorVars(theme),
  ...assignVars(vars.radius, theme.radius),
  ...assignVars(vars.font, theme.font),
});
