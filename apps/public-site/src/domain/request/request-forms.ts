import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** The messages of the form fields, one file for each language. */
const FORM_MESSAGES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  ru: () => import('./messages/ru.ts'),
  'uz-Latn': () => import('./messages/uz.ts'),
  'uz-Cyrl': () => import('./messages/uz-cyrl.ts'),
};

/**
 * Loads the messages of the form fields. In a build the script of the forms already contains them (`pageMessages`), so this returns
 * nothing.
 */
export const loadFormMessages = async (language: Language): Promise<Messages> =>
  import.meta.env.PROD ? {} : (await FORM_MESSAGES[language]()).messages;

export type FormName = 'question' | 'corporate' | 'seller';
