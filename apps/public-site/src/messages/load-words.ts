import { createLoadWords, type LoadWords } from '@muddat/app-shell';
import { speak } from './page-words.ts';

const loadBase = createLoadWords(
  {
    ru: () => import('./ru.ts'),
    uz: () => import('./uz.ts'),
    'uz-Cyrl': () => import('./uz-Cyrl.ts'),
  },
  // In the browser a page that comes later adds its own.
  { frozen: import.meta.env.SSR },
);

/** The words of the frame and of all pages that are there. A page that comes later brings its own. */
export const loadWords: LoadWords = async (language) => {
  const base = loadBase(language);
  if (!import.meta.env.SSR)
    await speak(
      language,
      base.then(({ i18n }) => i18n),
    );
  return base;
};
