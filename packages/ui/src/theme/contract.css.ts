import { createGlobalThemeContract } from '@vanilla-extract/css';
import { COLOR_NAMES, RADIUS_NAMES, SHADOW_NAMES } from './theme-shape.ts';

const byName = <Name extends string>(list: readonly Name[]) =>
  Object.fromEntries(list.map((name) => [name, name])) as { [Key in Name]: Key };

/**
 * Custom properties of the theme: `--m-color-ink`, `--m-shadow-float`. Their names are stable, so that an error page may use them by
 * hand. `base` repeats the few colours that a cobalt background overrides, so that a white card inside it can restore them.
 */
export const vars = createGlobalThemeContract(
  {
    color: byName(COLOR_NAMES),
    base: { ink: 'ink', quiet: 'quiet', line: 'line', focus: 'focus' },
    shadow: byName(SHADOW_NAMES),
    radius: byName(RADIUS_NAMES),
    font: { text: 'text' },
  },
  (_value, path) => `m-${path.join('-')}`,
);
