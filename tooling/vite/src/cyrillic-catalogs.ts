import { readFile } from 'node:fs/promises';
import { toUzbekCyrillic } from '@muddat/i18n/to-cyrillic';
import type { Plugin } from 'vite';
import { compileCatalog } from './compile-catalog.ts';

const WANTED = /\/uz-Cyrl\.po$/;
const QUERY = '?cyrl';
/** Said in Latin letters in every text; the product's own name is not among them here, for `muddat` is also the word for a term. */
const ALWAYS_KEPT = ['SMS', 'Uzcard', 'UzCard', 'Humo', 'Payme', 'Click'];

/**
 * `@muddat/i18n/catalogs/<room>/uz-Cyrl.po`: the Uzbek catalog of a room in Cyrillic letters. There is no such file; it is made from
 * uz.po whenever it is loaded, so it is never stale, and a browser that reads Latin loads nothing of it.
 */
export function cyrillicCatalogs(): Plugin {
  return {
    name: 'muddat:cyrillic-catalogs',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!WANTED.test(source)) return null;
      const latin = await this.resolve(source.replace(WANTED, '/uz.po'), importer, { skipSelf: true });
      return latin && `${latin.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return { code: await compileInCyrillic(await readFile(file, 'utf8'), file), map: null, moduleType: 'js' };
    },
  };
}

/** A po file in Latin Uzbek as a module that exports `messages`, compiled as Lingui does, in Cyrillic; what is not translated yet is Russian. @throws Error on a message that does not compile */
export const compileInCyrillic = (po: string, file: string): Promise<string> => compileCatalog(po, file, 'uz-Cyrl', inCyrillic);

/** What the Russian source itself says in Latin letters is a name, and stays: © Muddat, but Срок is муддат. */
const inCyrillic = (latin: string, russian: string): string =>
  toUzbekCyrillic(latin, [...ALWAYS_KEPT, ...(russian.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [])]);
