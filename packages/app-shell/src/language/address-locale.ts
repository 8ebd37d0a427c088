import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';

/** The language of the address that the page stands under, asked at each call: it may change without a new document. */
export const addressLocale = (): Locale => parseLocale(window.location.pathname.split('/')[1]) ?? DEFAULT_LOCALE;
