import { TIERS, type Tier } from '@muddat/vite-config/test-settings';
import { SUITE_NAMES, SUITES, type SuiteName } from './suites.ts';

/** The exhaustive tier runs in this many parts, one for each landing. */
export const QUARTERS = 4;

/** The selected tests. `folders`: only these folders or files, in the selected Vitest suites. `quarter`: 1 to 4, of the exhaustive tier. */
export type TestSelection = {
  readonly suites: readonly SuiteName[];
  readonly folders: readonly string[];
  readonly tier: Tier;
  readonly quarter: number | undefined;
};

type Options = { readonly only?: string | undefined; readonly tier?: string | undefined; readonly quarter?: string | undefined };

/**
 * Parses the options of `npm test`. `--only`: suites, or folders of a package or app, separated by commas.
 * @param isFolder whether the repository has this folder
 * @throws Error that names the option and what it takes
 */
export function parseTestSelection({ only, tier = 'default', quarter }: Options, isFolder: (path: string) => boolean): TestSelection {
  const known = TIERS.find((name) => name === tier);
  if (known === undefined) throw new Error(`--tier takes ${TIERS.join(', ')}, not "${tier}".`);
  if (quarter !== undefined && !/^[1-4]$/.test(quarter))
    throw new Error(`--quarter takes a number from 1 to ${QUARTERS}, not "${quarter}".`);
  if (quarter !== undefined && known !== 'exhaustive')
    throw new Error('--quarter is a part of the exhaustive tier: add --tier exhaustive.');
  return { ...parseOnly(only, isFolder), tier: known, quarter: quarter === undefined ? undefined : Number(quarter) };
}

function parseOnly(only: string | undefined, isFolder: (path: string) => boolean): Pick<TestSelection, 'suites' | 'folders'> {
  if (only === undefined) return { suites: SUITE_NAMES, folders: [] };
  const words = only.split(',').map((word) => word.trim().replace(/\/+$/, ''));
  const suites = SUITE_NAMES.filter((name) => words.includes(name));
  const folders = words.filter((word) => /^(apps|packages|tooling)\/./.test(word) && isFolder(word));
  const unknown = words.filter((word) => !suites.some((name) => name === word) && !folders.includes(word));
  if (unknown.length > 0)
    throw new Error(
      `--only takes suites (${SUITE_NAMES.join(', ')}) or folders such as packages/schedule, by commas. Unknown: ${unknown.join(', ')}.`,
    );
  if (suites.length > 0 && folders.length > 0)
    throw new Error('--only takes suites or folders, not both: a folder already means all of its suites.');
  // Browser tests belong to no package. The folder `tooling/e2e` selects both them and its own unit tests.
  if (folders.length > 0) return { suites: SUITE_NAMES.filter((name) => name !== 'e2e' || folders.includes('tooling/e2e')), folders };
  return { suites, folders };
}

/** Separates the suites that need a browser, for machines without one. */
export function separateBrowserSuites(selection: TestSelection): { selection: TestSelection; leftOut: readonly SuiteName[] } {
  return {
    selection: { ...selection, suites: selection.suites.filter((name) => !SUITES[name].browser) },
    leftOut: selection.suites.filter((name) => SUITES[name].browser),
  };
}
