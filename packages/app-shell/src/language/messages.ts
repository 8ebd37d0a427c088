import type { I18n, Messages } from '@lingui/core';
import { createI18n, type Language, type Locale, localeOf } from '@muddat/i18n';

/** The language, messages and transliteration of a page, which are in its router's context. */
export type PageMessages = {
  language: Language;
  /** Locale for addresses, cookies and requests to the backends. */
  locale: Locale;
  i18n: I18n;
  /**
   * Converts a text of the server to the reader's alphabet. The backends send Russian or Latin Uzbek. `names` of stores and goods in the
   * text are not converted.
   */
  transliterate: (text: string, names?: readonly string[]) => string;
};

/** Loads the messages of a language; each app has its own catalogs. */
export type LoadMessages = (language: Language) => Promise<PageMessages>;

/** The exports of one language's chunk. `transliterate` converts the server's texts; a language in the server's alphabet omits it. */
type MessagesModule = { catalogs: readonly Messages[]; transliterate?: PageMessages['transliterate'] };

const identity = (text: string): string => text;

/** Merges the catalogs of one language into one frozen table. */
const frozenTable = (catalogs: readonly Messages[]): readonly Messages[] => [Object.freeze(Object.assign({}, ...catalogs))];

/**
 * Creates the function that loads an app's messages. There is one chunk per language, so the browser loads only its own, and the
 * transliterator only with Cyrillic. `frozen` is for a server: each call creates a Lingui instance over one shared frozen table, instead of
 * copying all messages for each page.
 */
export const createLoadMessages = (
  chunks: Readonly<Record<Language, () => Promise<MessagesModule>>>,
  { frozen = false }: { frozen?: boolean } = {},
): LoadMessages => {
  const tables = new Map<Language, readonly Messages[]>();
  return async (language) => {
    const { catalogs, transliterate = identity } = await chunks[language]();
    const words = frozen ? (tables.get(language) ?? frozenTable(catalogs)) : catalogs;
    if (frozen) tables.set(language, words);
    return { language, locale: localeOf(language), i18n: createI18n(language, ...words), transliterate };
  };
};
