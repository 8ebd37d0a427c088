import { createLoadWords, type LoadWords, withPageWords } from '@muddat/app-shell';

const loadAll = createLoadWords(
  {
    ru: () => import('./ru.ts'),
    'uz-Latn': () => import('./uz.ts'),
    'uz-Cyrl': () => import('./uz-Cyrl.ts'),
  },
  // In the browser a page that comes later adds its own.
  { frozen: import.meta.env.SSR },
);

/** The messages of the app in a language: all of them on the server, those of each page with the page in the browser. */
export const loadWords: LoadWords = import.meta.env.SSR ? loadAll : withPageWords(loadAll);
