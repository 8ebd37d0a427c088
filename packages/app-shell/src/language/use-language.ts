import { useLingui } from '@lingui/react';
import { type Language, parseLanguage } from '@muddat/i18n';

/** The language of the page with its alphabet, for the functions that format amounts and dates. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return parseLanguage(i18n.locale);
}
