import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { NAME_AND_WORDS } from './shown-name.ts';

const ALSO_CALLED = /^ {2}alsoCalled:\s+'(?<words>[^']*)'/m;

/**
 * Storybook's search reads titles and names only. This indexer appends the `alsoCalled` words of the guidelines to the name of `Overview` in
 * the sidebar's index, so that «кнопка» finds Button. The sidebar hides them again (`shownName`).
 */
export const withSearchWords = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const entries = await indexer.createIndex(fileName, options);
    const words = ALSO_CALLED.exec(await readFile(fileName, 'utf8'))?.groups?.['words'];
    if (words === undefined) return entries;
    return entries.map((entry) => (entry.exportName === 'Overview' ? { ...entry, name: `Overview${NAME_AND_WORDS}${words}` } : entry));
  },
});
