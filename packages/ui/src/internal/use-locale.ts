import { useLingui } from '@lingui/react';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';

/** The language the page speaks, from the Lingui provider around it. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return parseLocale(i18n.locale) ?? DEFAULT_LOCALE;
}
