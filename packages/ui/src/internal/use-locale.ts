import { useLingui } from '@lingui/react';
import { type Language, parseLanguage } from '@muddat/i18n';

/** What the page speaks, from the Lingui provider around it: Russian, Uzbek, or Uzbek in Cyrillic letters. */
export function useLocale(): Language {
  const { i18n } = useLingui();
  return parseLanguage(i18n.locale);
}
