import type { I18n, Messages } from '@lingui/core';
import { createI18n, type Language, type Locale, localeOf } from '@muddat/i18n';

/** How a page of an app speaks: what its router's context says of it. */
export type PageWords = {
  language: Language;
  /** Locale for addresses, cookies and requests to the backends. */
  locale: Locale;
  i18n: I18n;
  /**
   * A text of the server in the letters that the reader chose. Texts of the backends come in Russian or in Latin Uzbek. `names` of stores
   * and goods in it stay as they are.
   */
  readable: (text: string, names?: readonly string[]) => string;
};

/** Fetches the words of a language; each app has its own catalogs. */
export type LoadWords = (language: Language) => Promise<PageWords>;

/** The exports of one language's chunk. `readable` transliterates the server's texts; a language in the server's alphabet omits it. */
type WordsModule = { catalogs: readonly Messages[]; readable?: PageWords['readable'] };

const asItIs = (text: string): string => text;

/** All that an app says in a language, put together once and never written again. */
const frozenTable = (catalogs: readonly Messages[]): readonly Messages[] => [Object.freeze(Object.assign({}, ...catalogs))];

/**
 * The words of an app, a chunk a language: the browser gets only its own, and the transliterator only with Cyrillic. `frozen`: every call
 * has a Lingui instance of its own over one table that nobody can add to, for a server, which would copy the same words for each page.
 */
export const createLoadWords = (
  chunks: Readonly<Record<Language, () => Promise<WordsModule>>>,
  { frozen = false }: { frozen?: boolean } = {},
): LoadWords => {
  const tables = new Map<Language, readonly Messages[]>();
  return async (language) => {
    const { catalogs, readable = asItIs } = await chunks[language]();
    const words = frozen ? (tables.get(language) ?? frozenTable(catalogs)) : catalogs;
    if (frozen) tables.set(language, words);
    return { language, locale: localeOf(language), i18n: createI18n(language, ...words), readable };
  };
};
