import { createLoadMessages, type LoadMessages, withPageMessages } from '@muddat/app-shell';

const loadAll = createLoadMessages(
  {
    ru: () => import('./ru.ts'),
    'uz-Latn': () => import('./uz.ts'),
    'uz-Cyrl': () => import('./uz-cyrl.ts'),
  },
  // Not frozen in the browser: pages that load later add their messages.
  { frozen: import.meta.env.SSR },
);

/** Loads the messages of a language: on the server all of them, in the browser those of a page together with the page. */
export const loadMessages: LoadMessages = import.meta.env.SSR ? loadAll : withPageMessages(loadAll);
