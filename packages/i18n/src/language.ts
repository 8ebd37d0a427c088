import { DEFAULT_LOCALE, type Locale, parseLocale } from './locale.ts';

/** How a reader of Uzbek wants it written. A reading preference: addresses, cookies of the language and backends know two languages only. */
export type Alphabet = 'latn' | 'cyrl';

/** What a page speaks, as its `lang` says it: Russian, Uzbek in Latin letters, Uzbek in Cyrillic. */
export type Language = Locale | 'uz-Cyrl';

/** The cookie that keeps the alphabet; it holds `cyrl` or `latn`, and Latin is meant when it is absent. */
export const ALPHABET_COOKIE = 'alphabet';

/** The alphabet that a cookie or a parameter names; null for anything else. */
export function parseAlphabet(value: unknown): Alphabet | null {
  return value === 'latn' || value === 'cyrl' ? value : null;
}

/** Russian has one alphabet, whatever the preference. */
export function languageOf(locale: Locale, alphabet: Alphabet | null | undefined): Language {
  return locale === 'uz' && alphabet === 'cyrl' ? 'uz-Cyrl' : locale;
}

/** The locale whose addresses, cookie and API prefix a language has. */
export function localeOf(language: Language): Locale {
  return language === 'uz-Cyrl' ? 'uz' : language;
}

/** A `lang` attribute or the locale of a Lingui instance; Russian for anything that is no language of ours. */
export function parseLanguage(value: unknown): Language {
  return value === 'uz-Cyrl' ? value : (parseLocale(value) ?? DEFAULT_LOCALE);
}
