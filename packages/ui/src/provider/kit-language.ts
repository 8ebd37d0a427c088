import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** A language that the kit's texts are written in. `@muddat/ui/languages/ru`, `/uz` and `/uz-Cyrl` have one each. */
export interface KitLanguage {
  /** Russian, or Uzbek in Latin or Cyrillic letters. Decides also how amounts and dates are written. */
  readonly language: Language;
  /** Compiled texts, for Lingui. */
  readonly messages: Messages;
}

/** The lines that give a package its texts, for an error. */
export const whatToWrite = (packageName: string): string =>
  `Write once, where the application starts:

  import { KitProvider } from '@muddat/ui/provider';
  import { ru } from '${packageName}/languages/ru';

  <KitProvider language={ru}>…</KitProvider>

An application with an I18nProvider of its own merges \`ru.messages\` into its Lingui instance. If all this is there, two copies of Lingui are
installed: look at \`npm ls @lingui/react\`.`;
