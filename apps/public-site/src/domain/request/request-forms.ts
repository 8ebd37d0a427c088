import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** The messages of the form fields, one file for each language. */
const WORDS: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  ru: () => import('./words/ru.ts'),
  'uz-Latn': () => import('./words/uz.ts'),
  'uz-Cyrl': () => import('./words/uz-Cyrl.ts'),
};

/**
 * Loads the messages of the form fields. In a build the script of the forms already contains them (`pageWords`), so this returns nothing.
 */
export const loadFormWords = async (language: Language): Promise<Messages> =>
  import.meta.env.PROD ? {} : (await WORDS[language]()).messages;

export type FormName = 'question' | 'corporate' | 'seller';
