import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { toCssColor } from './oklch.ts';
import { COLOR_NAMES, type Theme } from './theme-shape.ts';

const OKLCH = /oklch\([^)]*\)/g;

/** The custom properties that differ between the themes of one brand. */
export function colorVars({ color: palette, shadow }: Pick<Theme, 'color' | 'shadow'>) {
  const color: Record<string, string> = {};
  for (const name of COLOR_NAMES) color[vars.color[name]] = toCssColor(palette[name]);
  return {
    ...color,
    ...assignVars(vars.base, {
      ink: toCssColor(palette.ink),
      quiet: toCssColor(palette.quiet),
      line: toCssColor(palette.line),
      focus: toCssColor(palette.focus),
    }),
    ...assignVars(vars.shadow, {
      float: shadow.float.replace(OKLCH, toCssColor),
      knob: shadow.knob.replace(OKLCH, toCssColor),
    }),
  };
}

/** All custom properties of the contract, for the rule of a brand: `globalStyle('[data-theme=anor]', {vars: themeVars(anor)})`. */
export const themeVars = (theme: Theme) => ({
  ...colorVars(theme),
  ...assignVars(vars.radius, theme.radius),
  ...assignVars(vars.font, theme.font),
});
