import { parseArgs } from 'node:util';
import type { Lang } from '../labels.ts';

export const WIDTHS = [360, 768, 1280] as const;
export const LANGS = ['ru', 'uz'] as const;
export const THEMES = ['light', 'dark'] as const;
export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];

/** What of the matrix is wanted. `only`: beginnings of names of screens, empty for all. */
export type Options = {
  readonly only: readonly string[];
  readonly widths: readonly Width[];
  readonly langs: readonly Lang[];
  readonly themes: readonly Theme[];
  readonly build: boolean;
};

/** `--only home,pay --width 360,768 --lang uz --theme dark --no-build`, of the screens `names`. Throws a sentence on a value that there is none of. */
export function parseOptions(args: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      lang: { type: 'string' },
      theme: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    only: chooseScreens(values.only, names),
    widths: choose('width', values.width, WIDTHS),
    langs: choose('lang', values.lang, LANGS),
    themes: choose('theme', values.theme, THEMES),
    build: !values['no-build'],
  };
}

export const isWanted = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((start) => name === start || name.startsWith(`${start}-`));

function chooseScreens(text: string, names: readonly string[]): readonly string[] {
  const only = text.split(',').filter((start) => start !== '');
  const unknown = only.find((start) => !names.some((name) => isWanted(name, [start])));
  if (unknown !== undefined)
    throw new Error(`--only names screens or what their names begin with, and none is "${unknown}": ${names.join(', ')}.`);
  return only;
}

function choose<const T extends string | number>(option: string, text: string | undefined, known: readonly T[]): readonly T[] {
  if (text === undefined) return known;
  return text.split(',').map((part) => {
    const found = known.find((value) => String(value) === part);
    if (found === undefined) throw new Error(`--${option} is one of ${known.join(', ')}, and it is "${part}".`);
    return found;
  });
}
