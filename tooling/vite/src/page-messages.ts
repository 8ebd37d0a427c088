import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language, LanguageTag } from '@muddat/i18n';
import type { Plugin } from 'vite';
import { compileCatalog, parseCompiledMessages } from './compile-catalog.ts';
import { compileCyrillicCatalog } from './cyrillic-catalogs.ts';
import { PAGE_MESSAGES_FILE_PATTERN, pageMessagesFile } from './page-messages-file.ts';

/**
 * Languages by the tag in their file names. Vite loads this configuration before the packages are built, so only types are imported from
 * them.
 */
const LANGUAGES = { ru: 'ru', uz: 'uz-Latn', 'uz-Cyrl': 'uz-Cyrl' } as const satisfies Record<LanguageTag, Language>;
const TAGS = ['ru', 'uz', 'uz-Cyrl'] as const satisfies readonly LanguageTag[];

export interface PageMessagesOptions {
  /** Modules that render pages, each loaded lazily. */
  views: RegExp;
  /** Absolute path of the module that exports `addPageMessages`. */
  runtime: string;
  /** Folder of the catalogs, with one folder per package. */
  catalogs: string;
  /** Packages whose messages a page may use. */
  packages: readonly string[];
}

/**
 * Gives each page a message file per language next to its own chunk, so that no page loads the messages of others. The page's module awaits
 * its messages before it runs.
 * Only in builds for the browser: the server and development load all messages at start. `pruneCatalogs` decides which messages each file
 * contains.
 */
export function pageMessages({ views, runtime, catalogs, packages }: PageMessagesOptions): Plugin {
  const said = new Map<LanguageTag, Promise<string>>();
  const moduleOf = (language: LanguageTag): Promise<string> => {
    const known = said.get(language) ?? compileAll(catalogs, packages, language);
    said.set(language, known);
    return known;
  };
  return {
    name: 'muddat:page-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => said.clear(),
    resolveId: (source) => (PAGE_MESSAGES_FILE_PATTERN.test(source) ? source : null),
    load(id) {
      const language = TAGS.find((name) => PAGE_MESSAGES_FILE_PATTERN.exec(id)?.[2] === name);
      return language ? moduleOf(language).then((code) => ({ code, map: null, moduleType: 'js' as const })) : null;
    },
    transform: {
      filter: { id: views },
      handler(code, id) {
        const chunks = TAGS.map((tag) => `'${LANGUAGES[tag]}': () => import(${JSON.stringify(pageMessagesFile(id, tag))})`);
        const head = `import { addPageMessages as addMessagesOfThisPage } from ${JSON.stringify(runtime)};\n`;
        return { code: `${head}await addMessagesOfThisPage({ ${chunks.join(', ')} });\n${code}`, map: null };
      },
    },
  };
}

/** Messages of all `rooms` in a language, as one module that exports `messages`. */
async function compileAll(catalogs: string, rooms: readonly string[], language: LanguageTag): Promise<string> {
  const compiled = await Promise.all(
    rooms.map(async (room) => {
      const file = join(catalogs, room, language === 'ru' ? 'ru.po' : 'uz.po');
      const po = await readFile(file, 'utf8');
      const name = `${room}/${basename(file)}`;
      return parseCompiledMessages(
        language === 'uz-Cyrl'
          ? await compileCyrillicCatalog(po, name)
          : await compileCatalog(po, name, language, (translation) => translation),
      );
    }),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.assign({}, ...compiled)))});`;
}
