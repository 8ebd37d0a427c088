import { useLingui } from '@lingui/react';
import { type Language, parseLanguage } from '@muddat/i18n';

/** What the page speaks, alphabet included: for the functions that write amounts and dates. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return parseLanguage(i18n.locale);
}
