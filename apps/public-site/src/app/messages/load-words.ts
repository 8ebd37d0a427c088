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

/** What the app says in a language: on the server at once, in the browser a page's words with the page. */
export const loadWords: LoadWords = import.meta.env.SSR ? loadAll : withPageWords(loadAll);
