import type { Locale } from '@muddat/i18n';

/** Picks the text in the response's language. */
export const pickByLocale = (locale: Locale, ru: string, uz: string): string => (locale === 'uz' ? uz : ru);
