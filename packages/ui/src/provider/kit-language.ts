import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** A language that the kit's texts are written in. `@muddat/ui/languages/ru`, `/uz` and `/uz-Cyrl` have one each. */
export interface KitLanguage {
  /** Russian, or Uzbek in Latin or Cyrillic letters. Decides also how amounts and dates are written. */
  readonly language: Language;
  /** Compiled texts, for Lingui. */
  readonly messages: Messages;
}
