import { I18nProvider } from '@lingui/react';
import { createI18n, type Language, parseLanguage } from '@muddat/i18n';
import type { Decorator } from '@storybook/react-vite';
import { catalogs as ru } from '../app/messages/ru.ts';
import { catalogs as uz } from '../app/messages/uz.ts';
import { catalogs as uzCyrl } from '../app/messages/uz-cyrl.ts';
import { FormColumn } from '../shared/page/form-column.tsx';

const MESSAGES: Record<Language, ReturnType<typeof createI18n>> = {
  ru: createI18n('ru', ...ru),
  'uz-Latn': createI18n('uz-Latn', ...uz),
  'uz-Cyrl': createI18n('uz-Cyrl', ...uzCyrl),
};

/** Provides the cabinet's messages to a story, in the language of Storybook's toolbar. The kit's preview has only the kit's messages. */
export const withStoryMessages: Decorator = (Story, { globals }) => {
  const language = parseLanguage(globals['locale']);
  return (
    <I18nProvider key={language} i18n={MESSAGES[language]}>
      <Story />
    </I18nProvider>
  );
};

/** Gives a story the width of a form on its page. */
export const withFormColumn: Decorator = (Story) => (
  <FormColumn>
    <Story />
  </FormColumn>
);
