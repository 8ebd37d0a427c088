import { createGlobalThemeContract } from '@vanilla-extract/css';
import { COLOR_NAMES, type ColorName } from './tokens.ts';

const names = Object.fromEntries(COLOR_NAMES.map((name) => [name, name])) as { [Name in ColorName]: Name };

/**
 * Custom properties of the theme: `--m-color-ink`, `--m-shadow-float`. Their names are stable, so that an error page may use them by hand.
 * `base` repeats the few colours that a cobalt ground overrides, so that a white card inside it can take them back.
 */
export const vars = createGlobalThemeContract(
  {
    color: names,
    base: { ink: 'ink', quiet: 'quiet', line: 'line', focus: 'focus' },
    shadow: { float: 'float', knob: 'knob' },
    font: { text: 'text' },
  },
  (_value, path) => `m-${path.join('-')}`,
);
