import { type Locale, localeFromAcceptLanguage, parseLocale } from '@muddat/i18n';

/**
 * The language to answer an API call in: the product's own value in Accept-Language (`ru`, `oz`, `uz`; what our client
 * sends) first, then the cookie `locale`, then whatever the browser prefers, then Russian (spec 7, 9).
 */
export function readerLocale(acceptLanguage: string | undefined, cookie: string | undefined): Locale {
  return parseLocale(acceptLanguage?.trim()) ?? cookieLocale(cookie) ?? localeFromAcceptLanguage(acceptLanguage);
}

/** The cookie holds `ru` or `uz` and nothing else (semantics, routing). */
export function cookieLocale(cookie: string | undefined): Locale | null {
  return cookie === 'ru' || cookie === 'uz' ? cookie : null;
}
