import type { Locale } from '@muddat/i18n';

/** The text of an answer's language. */
export const inLocale = (locale: Locale, ru: string, uz: string): string => (locale === 'uz' ? uz : ru);
