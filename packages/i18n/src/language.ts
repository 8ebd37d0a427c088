import { DEFAULT_LOCALE, type Locale, parseLocale } from './locale.ts';

/** How a reader of Uzbek wants it written. A reading preference: addresses, cookies of the language and backends know two languages only. */
export type Alphabet = 'latn' | 'cyrl';

/**
 * What a page speaks: Russian, Uzbek in Latin letters, Uzbek in Cyrillic. This travels inside the apps; `uz`, the locale of an address,
 * is no language, so that nothing that depends on the alphabet (the currency word, names of months) takes it by mistake.
 */
export type Language = 'ru' | 'uz-Latn' | 'uz-Cyrl';

/** A language as documents, files and addresses name it. */
export type LanguageTag = 'ru' | 'uz' | 'uz-Cyrl';

export const LANGUAGES = ['ru', 'uz-Latn', 'uz-Cyrl'] as const satisfies readonly Language[];

/** The cookie that keeps the alphabet; it holds `cyrl` or `latn`, and Latin is meant when it is absent. */
export const ALPHABET_COOKIE = 'alphabet';

/** The alphabet that a cookie or a parameter names; null for anything else. */
export function parseAlphabet(value: unknown): Alphabet | null {
  return value === 'latn' || value === 'cyrl' ? value : null;
}

/** Russian has one alphabet, whatever the preference. */
export function languageOf(locale: Locale, alphabet: Alphabet | null | undefined): Language {
  if (locale === 'ru') return 'ru';
  return alphabet === 'cyrl' ? 'uz-Cyrl' : 'uz-Latn';
}

/** The locale whose addresses, cookie and API prefix a language has. */
export function localeOf(language: Language): Locale {
  return language === 'ru' ? 'ru' : 'uz';
}

/** The `lang` attribute of a language: Uzbek alone means Latin letters, as it is written today. */
export function langOf(language: Language): LanguageTag {
  return language === 'uz-Latn' ? 'uz' : language;
}

/** A `lang` attribute or the locale of a Lingui instance; Russian for anything that is no language of ours. */
export function parseLanguage(value: unknown): Language {
  if (value === 'uz-Cyrl' || value === 'uz-Latn') return value;
  return languageOf(parseLocale(value) ?? DEFAULT_LOCALE, 'latn');
}
