import { globalStyle } from '@vanilla-extract/css';
import { themeVars } from '../src/theme/theme-vars.ts';
import { anorTheme } from './brand-anor.ts';

globalStyle('[data-theme=anor]', { '@layer': { base: { vars: themeVars(anorTheme), colorScheme: anorTheme.scheme } } });
