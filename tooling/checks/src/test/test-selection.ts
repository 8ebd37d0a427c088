import { SUITE_NAMES, SUITES, type SuiteName } from './suites.ts';

/** The selected tests. `folders`: only these folders or files, in the selected Vitest suites. */
export type TestSelection = { readonly suites: readonly SuiteName[]; readonly folders: readonly string[] };

/**
 * Parses `--only`: suites, or folders of a package or app, separated by commas.
 * @param isFolder whether the repository has this folder
 * @throws Error that names each unknown word
 */
export function parseTestSelection(only: string | undefined, isFolder: (path: string) => boolean): TestSelection {
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
export function separateBrowserSuites({ suites, folders }: TestSelection): { choice: TestSelection; leftOut: readonly SuiteName[] } {
  return {
    choice: { suites: suites.filter((name) => !SUITES[name].browser), folders },
    leftOut: suites.filter((name) => SUITES[name].browser),
  };
}
