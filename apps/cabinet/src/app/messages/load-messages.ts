import { createLoadMessages, type LoadMessages, withPageMessages } from '@muddat/app-shell';

const loadAll = createLoadMessages(
  {
    ru: () => import('./ru.ts'),
    'uz-Latn': () => import('./uz.ts'),
    'uz-Cyrl': () => import('./uz-cyrl.ts'),
  },
  // Not frozen in the browser: each page adds its own messages when it is loaded.
  { frozen: import.meta.env.SSR },
);

/** The messages of the app in a language. The server has all of them; in the browser, the messages of a page are loaded with the page. */
export const loadMessages: LoadMessages = import.meta.env.SSR ? loadAll : withPageMessages(loadAll);
