import { I18nProvider } from '@lingui/react';
import { createI18n, type Language, parseLanguage } from '@muddat/i18n';
import type { Decorator } from '@storybook/react-vite';
import { catalogs as ru } from '../app/messages/ru.ts';
import { catalogs as uz } from '../app/messages/uz.ts';
import { catalogs as uzCyrl } from '../app/messages/uz-Cyrl.ts';
import { FormColumn } from '../shared/page/form-column.tsx';

const WORDS: Record<Language, ReturnType<typeof createI18n>> = {
  ru: createI18n('ru', ...ru),
  'uz-Latn': createI18n('uz-Latn', ...uz),
  'uz-Cyrl': createI18n('uz-Cyrl', ...uzCyrl),
};

/** The cabinet's words around a story, in the language on Storybook's toolbar: the kit's preview knows only its own. */
export const storyWords: Decorator = (Story, { globals }) => {
  const language = parseLanguage(globals['locale']);
  return (
    <I18nProvider key={language} i18n={WORDS[language]}>
      <Story />
    </I18nProvider>
  );
};

/** As wide as a form is on its page. */
export const inFormColumn: Decorator = (Story) => (
  <FormColumn>
    <Story />
  </FormColumn>
);
