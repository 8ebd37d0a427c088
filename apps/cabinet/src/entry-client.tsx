import { createBrowserApi, createBrowserGateway, registerServiceWorker, reloadPageIfAllowed, startClientReports } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { removeLateStartNote } from './app/layout/late-start.ts';
import { createShellHydration, isShellDocument } from './app/layout/shell-hydration.ts';
import { loadMessages } from './app/messages/load-messages.ts';
import { fetchWithPrefetched } from './app/prefetch/fetch-prefetched.ts';
import { createCabinetRouter } from './app/router.tsx';

/**
 * The start is a function and not a top-level await: the messages of a page may import from the chunk that contains this module. With a
 * top-level await, that chunk and the messages would wait for each other.
 */
async function start(): Promise<void> {
  startClientReports();
  const words = await loadMessages(parseLanguage(document.documentElement.lang)).catch((error: unknown) => {
    // The page cannot be hydrated without its messages. After a new build their files have other names, which only a new document contains.
    reloadPageIfAllowed();
    throw error;
  });
  const router = createCabinetRouter({
    ...words,
    loadMessages,
    api: createBrowserApi(fetchWithPrefetched),
    auth: createBrowserGateway(fetchWithPrefetched),
    ...(isShellDocument() ? { shellHydration: createShellHydration() } : {}),
  });
  removeLateStartNote();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  registerServiceWorker();
}
void start();
