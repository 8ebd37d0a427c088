import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** What the forms' own fields say, a file a language. */
const WORDS: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  ru: () => import('./words/ru.ts'),
  'uz-Latn': () => import('./words/uz.ts'),
  'uz-Cyrl': () => import('./words/uz-Cyrl.ts'),
};

/**
 * What the forms say. In the built site their file brings its words along (`pageWords` of the build), so there is nothing to fetch.
 */
export const loadFormWords = async (language: Language): Promise<Messages> =>
  import.meta.env.PROD ? {} : (await WORDS[language]()).messages;

export type FormName = 'question' | 'corporate' | 'seller';
