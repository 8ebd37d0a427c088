/** The two languages of the product. Uzbek is written in Latin letters. */
export type Locale = 'ru' | 'uz';

/** The names and codes of one locale. */
export type LocaleEntry = {
  /** BCP 47 tag, for `lang` attributes and file names. */
  readonly code: 'ru-RU' | 'uz-UZ';
  /** Prefix of message files and of validation messages: uz is treated as oz. */
  readonly localePrefix: 'ru' | 'oz';
  /** What the language switch shows. */
  readonly label: 'Рус' | "O'z";
  /** What `Accept-Language` carries to the backends. */
  readonly apiPrefix: 'ru' | 'oz';
  /** First segment of every path, and the value of the cookie `locale`. */
  readonly routePrefix: Locale;
};

export const LOCALES = {
  ru: { code: 'ru-RU', localePrefix: 'ru', label: 'Рус', apiPrefix: 'ru', routePrefix: 'ru' },
  uz: { code: 'uz-UZ', localePrefix: 'oz', label: "O'z", apiPrefix: 'oz', routePrefix: 'uz' },
} as const satisfies Record<Locale, LocaleEntry>;

/** Russian is the default and the fallback. */
export const DEFAULT_LOCALE: Locale = 'ru';

/** `ru`, `uz` or `oz` (a path's first segment, the cookie, an API prefix) to a locale; anything else is null. Case-sensitive, as paths are. */
export function parseLocale(value: unknown): Locale | null {
  if (value === 'ru') return 'ru';
  if (value === 'uz' || value === 'oz') return 'uz';
  return null;
}

/** What `Accept-Language` carries for a locale: `ru` or `oz`. */
export function apiPrefix(locale: Locale): 'ru' | 'oz' {
  return LOCALES[locale].apiPrefix;
}
