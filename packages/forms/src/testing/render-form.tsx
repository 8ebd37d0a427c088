import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { messages as ru } from '@muddat/i18n/catalogs/forms/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/forms/uz.po';
import { messages as uiRu } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uiUz } from '@muddat/i18n/catalogs/ui/uz.po';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const MESSAGES = { ru: { ...ru, ...uiRu }, uz: { ...uz, ...uiUz } };

export function withLanguage(form: ReactNode, locale: 'ru' | 'uz' = 'ru') {
  const i18n = setupI18n({ locale, messages: { [locale]: MESSAGES[locale] } });
  return <I18nProvider i18n={i18n}>{form}</I18nProvider>;
}

/** Shows a form in a language, as an app does. */
export const renderForm = (form: ReactNode, locale?: 'ru' | 'uz') => render(withLanguage(form, locale));
