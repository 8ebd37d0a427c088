import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, light, SHADOW } from './palettes.ts';
import type { Palette } from './tokens.ts';

const colors = (palette: Palette) => ({
  ...assignVars(vars.color, palette),
  ...assignVars(vars.base, { ink: palette.ink, quiet: palette.quiet, line: palette.line, focus: palette.focus }),
});
const day = { ...colors(light), ...assignVars(vars.shadow, SHADOW.light) };
const night = { ...colors(dark), ...assignVars(vars.shadow, SHADOW.dark) };
const text = "'Onest Variable', 'Onest Fallback', system-ui, sans-serif";

/** `data-theme` on the root element decides; without it the device's own setting does. */
globalStyle(':root', { '@layer': { base: { vars: { ...day, [vars.font.text]: text }, colorScheme: 'light' } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { base: { '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: 'dark' } } } },
});
globalStyle('[data-theme=light]', { '@layer': { base: { vars: day, colorScheme: 'light' } } });
globalStyle('[data-theme=dark]', { '@layer': { base: { vars: night, colorScheme: 'dark' } } });
