import { ALPHABET_COOKIE, type Language, localeOf } from '@muddat/i18n';

const YEAR_S = 365 * 86_400;

/**
 * The cookies that store a choice of language made without a new document. They equal those that the gateway sets: `locale` (spec 9)
 * and, for Uzbek, the alphabet. Russian leaves the alphabet's cookie as it is.
 */
export function languageCookies(language: Language, secure: boolean): string[] {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const locale = `locale=${localeOf(language)}; Max-Age=${YEAR_S}; ${attributes}`;
  if (language === 'ru') return [locale];
  const alphabet = language === 'uz-Cyrl' ? `cyrl; Max-Age=${YEAR_S}` : '; Max-Age=0';
  return [locale, `${ALPHABET_COOKIE}=${alphabet}; ${attributes}`];
}

export function saveLanguageCookies(language: Language): void {
  for (const cookie of languageCookies(language, window.location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that this product serves.
    document.cookie = cookie;
  }
}
