import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import type { Theme } from './theme-shape.ts';
import { themeVars, tintVars } from './theme-vars.ts';
import { contrastDark, contrastLight, dark, light, paper } from './themes.ts';

const NIGHT = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const tint = (theme: Theme) => ({ vars: tintVars(theme), colorScheme: theme.scheme });
const rule = (selector: string, theme: Theme) => globalStyle(selector, { '@layer': { base: tint(theme) } });
const ruleWhen = (query: string, selector: string, theme: Theme) =>
  globalStyle(selector, { '@layer': { base: { '@media': { [query]: tint(theme) } } } });
const UNSAID = ':root:not([data-theme])';

/**
 * `data-theme` on the root element chooses between light, dark and contrast; without it the settings of the device do. A device that asks
 * for more contrast gets it in the light and in the dark theme.
 */
globalStyle(':root', { '@layer': { base: { vars: themeVars(light), colorScheme: light.scheme } } });
ruleWhen(NIGHT, UNSAID, dark);
rule('[data-theme=light]', light);
rule('[data-theme=dark]', dark);
rule('[data-theme=contrast]', contrastLight);
ruleWhen(NIGHT, '[data-theme=contrast]', contrastDark);
ruleWhen(MORE, `${UNSAID}, [data-theme=light]`, contrastLight);
ruleWhen(MORE, '[data-theme=dark]', contrastDark);
ruleWhen(`${MORE} and ${NIGHT}`, UNSAID, contrastDark);
// Last, so that it overrides all rules before it.
ruleWhen(media.print, `${UNSAID}, [data-theme]`, paper);
