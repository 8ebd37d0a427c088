import type { Locale } from '@muddat/i18n';

export const pickByLocale = (locale: Locale, ru: string, uz: string): string => (locale === 'uz' ? uz : ru);
