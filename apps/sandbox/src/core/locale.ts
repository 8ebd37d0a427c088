export type { Locale } from '@muddat/i18n';
