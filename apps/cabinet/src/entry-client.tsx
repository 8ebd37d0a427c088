import { createBrowserApi, createBrowserGateway, registerServiceWorker, reloadPage } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeFirst } from './app/first-answers/take-first.ts';
import { loadWords } from './app/messages/load-words.ts';
import { createCabinetRouter } from './app/router.tsx';

/**
 * Not awaited at the top of the module: the words of a page may need what the build put into one file with this module, and would wait for
 * it in turn.
 */
async function start(): Promise<void> {
  const words = await loadWords(parseLanguage(document.documentElement.lang)).catch((error: unknown) => {
    // Without its words the page cannot be taken over. After a new build they have another name, which a new document knows.
    reloadPage();
    throw error;
  });
  const router = createCabinetRouter({
    ...words,
    loadWords,
    api: createBrowserApi(takeFirst),
    auth: createBrowserGateway(takeFirst),
  });
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  registerServiceWorker();
}
void start();
