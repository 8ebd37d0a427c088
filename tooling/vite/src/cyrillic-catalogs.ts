import { readFile } from 'node:fs/promises';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { toUzbekCyrillic } from '@muddat/i18n/to-cyrillic';
import type { Plugin } from 'vite';

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
export async function compileInCyrillic(po: string, file: string): Promise<string> {
  const catalog = await formatter({}).parse(po, { locale: 'uz', sourceLocale: 'ru', filename: file });
  const messages = Object.fromEntries(
    Object.entries(catalog).map(([id, { message = id, translation }]) => [id, translation ? inCyrillic(translation, message) : message]),
  );
  const { source, errors } = createCompiledCatalog('uz-Cyrl', messages, { namespace: 'es' });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('; ')}`);
  return source;
}

/** What the Russian source itself says in Latin letters is a name, and stays: © Muddat, but Срок is муддат. */
const inCyrillic = (latin: string, russian: string): string =>
  toUzbekCyrillic(latin, [...ALWAYS_KEPT, ...(russian.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [])]);
