import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { Theme } from './theme-shape.ts';

/** What differs between the themes of one brand. */
export const tintVars = ({ color, shadow }: Pick<Theme, 'color' | 'shadow'>) => ({
  ...assignVars(vars.color, color),
  ...assignVars(vars.base, { ink: color.ink, quiet: color.quiet, line: color.line, focus: color.focus }),
  ...assignVars(vars.shadow, shadow),
});

/** Every custom property of the contract, for the rule of a brand: `globalStyle('[data-theme=anor]', {vars: themeVars(anor)})`. */
export const themeVars = (theme: Theme) => ({
  ...tintVars(theme),
  ...assignVars(vars.radius, theme.radius),
  ...assignVars(vars.font, theme.font),
});
