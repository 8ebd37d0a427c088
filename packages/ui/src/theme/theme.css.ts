import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import type { Theme } from './theme-shape.ts';
import { colorVars, themeVars } from './theme-vars.ts';
import { contrastDark, contrastLight, dark, light, printTheme } from './themes.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const PREFERS_MORE_CONTRAST = '(prefers-contrast: more)';
const colorRule = (theme: Theme) => ({ vars: colorVars(theme), colorScheme: theme.scheme });
const rule = (selector: string, theme: Theme) => globalStyle(selector, { '@layer': { base: colorRule(theme) } });
const ruleWhen = (query: string, selector: string, theme: Theme) =>
  globalStyle(selector, { '@layer': { base: { '@media': { [query]: colorRule(theme) } } } });
const WITHOUT_THEME = ':root:not([data-theme])';

/**
 * `data-theme` on the root element chooses between light, dark and contrast; without it the settings of the device do. A device that asks
 * for more contrast gets it in the light and in the dark theme.
 */
globalStyle(':root', { '@layer': { base: { vars: themeVars(light), colorScheme: light.scheme } } });
ruleWhen(PREFERS_DARK, WITHOUT_THEME, dark);
rule('[data-theme=light]', light);
rule('[data-theme=dark]', dark);
rule('[data-theme=contrast]', contrastLight);
ruleWhen(PREFERS_DARK, '[data-theme=contrast]', contrastDark);
ruleWhen(PREFERS_MORE_CONTRAST, `${WITHOUT_THEME}, [data-theme=light]`, contrastLight);
ruleWhen(PREFERS_MORE_CONTRAST, '[data-theme=dark]', contrastDark);
ruleWhen(`${PREFERS_MORE_CONTRAST} and ${PREFERS_DARK}`, WITHOUT_THEME, contrastDark);
// Last, so that it overrides all rules before it.
ruleWhen(media.print, `${WITHOUT_THEME}, [data-theme]`, printTheme);
