import { useLingui } from '@lingui/react';
import { type Language, parseLanguage } from '@muddat/i18n';

/** The language of the page, from the Lingui provider: Russian, Uzbek, or Uzbek in Cyrillic. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return parseLanguage(i18n.locale);
}
