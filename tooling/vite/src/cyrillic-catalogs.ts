import { readFile } from 'node:fs/promises';
import { toUzbekCyrillic } from '@muddat/i18n/to-cyrillic';
import type { Plugin } from 'vite';
import { compileCatalog } from './compile-catalog.ts';

const CYRILLIC_CATALOG = /\/uz-Cyrl\.po$/;
const QUERY = '?cyrl';
/** Names that are in Latin letters in every text. `Muddat` is not in the list, because the word `muddat` also means a term. */
const LATIN_NAMES = ['SMS', 'Uzcard', 'UzCard', 'Humo', 'Payme', 'Click'];

/**
 * Provides `@muddat/i18n/catalogs/<package>/uz-Cyrl.po`: the Uzbek catalog in Cyrillic letters. The file does not exist; it is generated
 * from uz.po on each load, so it is never stale.
 * Browsers that use Latin do not load it.
 */
export function cyrillicCatalogs(): Plugin {
  return {
    name: 'muddat:cyrillic-catalogs',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!CYRILLIC_CATALOG.test(source)) return null;
      const latin = await this.resolve(source.replace(CYRILLIC_CATALOG, '/uz.po'), importer, { skipSelf: true });
      return latin && `${latin.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return { code: await compileCyrillicCatalog(await readFile(file, 'utf8'), file), map: null, moduleType: 'js' };
    },
  };
}

/**
 * Compiles a Latin Uzbek po file to a module that exports `messages`, in Cyrillic. Untranslated messages stay Russian. @throws Error on a
 * message that does not compile
 */
export const compileCyrillicCatalog = (po: string, file: string): Promise<string> =>
  compileCatalog(po, file, 'uz-Cyrl', transliterateMessage);

/** Words that the Russian message has in Latin letters are names and stay Latin: © Muddat, but Срок is муддат. */
const transliterateMessage = (latin: string, russian: string): string =>
  toUzbekCyrillic(latin, [...LATIN_NAMES, ...(russian.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [])]);
