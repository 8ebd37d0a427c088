import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Announcer } from '../announcer/announcer.tsx';
import { type KitLanguage, whatToWrite } from './kit-language.ts';
import { reportMissingStyles } from './report-missing-styles.ts';

export type { KitLanguage } from './kit-language.ts';

export interface KitProviderProps {
  /** The language of everything inside, such as `uz` of `@muddat/ui/languages/uz`. With forms, take it from `@muddat/forms/languages/uz`. */
  language: KitLanguage;
  /** The application. */
  children: ReactNode;
}

/**
 * What the components need around them: their texts, and the live region that announces messages to screen readers. Render it once, around the
 * application. An application that has an `I18nProvider` of Lingui merges `language.messages` into its own instance and renders `Announcer`.
 */
export function KitProvider({ language, children }: KitProviderProps) {
  const i18n = useMemo(() => createI18n(checkLanguage(language).language, language.messages), [language]);
  useEffect(reportMissingStyles, []);
  return (
    <I18nProvider i18n={i18n}>
      <Announcer />
      {children}
    </I18nProvider>
  );
}

/** The language, if it is one: projects in JavaScript have no types that refuse `language="ru"`. */
function checkLanguage(language: KitLanguage): KitLanguage {
  if (typeof language === 'object' && language !== null && 'messages' in language) return language;
  throw new TypeError(`The language of KitProvider is a module's export, not ${JSON.stringify(language)}. ${whatToWrite('@muddat/ui')}`);
}
