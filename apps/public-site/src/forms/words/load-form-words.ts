import type { Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';

/** What the forms' own fields say, a file a language. It comes with the first form, not with the page. */
const WORDS: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  ru: () => import('./ru.ts'),
  uz: () => import('./uz.ts'),
  'uz-Cyrl': () => import('./uz-Cyrl.ts'),
};

export const loadFormWords = async (language: Language): Promise<Messages> => (await WORDS[language]()).messages;
