import { type Locale, localeFromAcceptLanguage, parseLocale } from '@muddat/i18n';

/**
 * The language of an API response (spec 7, 9). First Accept-Language if it is exactly one of the product's values (`ru`, `oz`, `uz`, as our
 * client sends). Then the cookie `locale`, the browser's preferences, Russian.
 */
export function readerLocale(acceptLanguage: string | undefined, cookie: string | undefined): Locale {
  return parseLocale(acceptLanguage?.trim()) ?? parseLocaleCookie(cookie) ?? localeFromAcceptLanguage(acceptLanguage);
}

/** The cookie `locale` holds only `ru` or `uz` (semantics, routing). */
export function parseLocaleCookie(cookie: string | undefined): Locale | null {
  return cookie === 'ru' || cookie === 'uz' ? cookie : null;
}
