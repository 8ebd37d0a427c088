import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '@muddat/i18n';
import type { Plugin } from 'vite';
import { compileCatalog, messagesOf } from './compile-catalog.ts';
import { compileInCyrillic } from './cyrillic-catalogs.ts';
import { PAGE_WORDS, pageWordsFile } from './page-words-file.ts';

const LANGUAGES = ['ru', 'uz', 'uz-Cyrl'] as const satisfies readonly Language[];

export interface PageWordsOptions {
  /** The modules that draw pages, each loaded lazily. */
  views: RegExp;
  /** The module that exports `addPageWords`, absolute. */
  runtime: string;
  /** The folder of the catalogs, a folder a room. */
  catalogs: string;
  /** The rooms that a page may speak for. */
  rooms: readonly string[];
}

/**
 * Gives each page of an app words of its own, a file a language beside the page's own file, so that the words of one page are not
 * carried by all. A page's module waits for them, so whoever has the page has its words. In builds for the browser; the server and
 * development have all words from the start. What is in them `pruneCatalogs` decides.
 */
export function pageWords({ views, runtime, catalogs, rooms }: PageWordsOptions): Plugin {
  const said = new Map<Language, Promise<string>>();
  const moduleOf = (language: Language): Promise<string> => {
    const known = said.get(language) ?? compileAll(catalogs, rooms, language);
    said.set(language, known);
    return known;
  };
  return {
    name: 'muddat:page-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => said.clear(),
    resolveId: (source) => (PAGE_WORDS.test(source) ? source : null),
    load(id) {
      const language = LANGUAGES.find((name) => PAGE_WORDS.exec(id)?.[2] === name);
      return language ? moduleOf(language).then((code) => ({ code, map: null, moduleType: 'js' as const })) : null;
    },
    transform: {
      filter: { id: views },
      handler(code, id) {
        const chunks = LANGUAGES.map((language) => `'${language}': () => import(${JSON.stringify(pageWordsFile(id, language))})`);
        const head = `import { addPageWords as addWordsOfThisPage } from ${JSON.stringify(runtime)};\n`;
        return { code: `${head}await addWordsOfThisPage({ ${chunks.join(', ')} });\n${code}`, map: null };
      },
    },
  };
}

/** The words of all rooms in a language as one module that exports `messages`. */
async function compileAll(catalogs: string, rooms: readonly string[], language: Language): Promise<string> {
  const compiled = await Promise.all(
    rooms.map(async (room) => {
      const file = join(catalogs, room, language === 'ru' ? 'ru.po' : 'uz.po');
      const po = await readFile(file, 'utf8');
      const name = `${room}/${basename(file)}`;
      return messagesOf(
        language === 'uz-Cyrl' ? await compileInCyrillic(po, name) : await compileCatalog(po, name, language, (translation) => translation),
      );
    }),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.assign({}, ...compiled)))});`;
}
