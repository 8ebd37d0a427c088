import { reloadPage } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readOperator } from './app/context.ts';
import { createTakeOver } from './app/frame/take-over.ts';
import { loadWords } from './app/messages/load-words.ts';
import { createSiteRouter } from './app/router.tsx';

const { pathname, search, hash } = window.location;
// The server drew the page under its one address (`/oz` is `/uz`, no slash at the end); the same address is hydrated.
const canonicalPath = matchRoute(pathname)?.canonicalPath ?? pathname;
if (canonicalPath !== pathname) window.history.replaceState(window.history.state, '', `${canonicalPath}${search}${hash}`);

/** The page is being left: it is not taken over any more. */
const UNTIL_RELOADED = new Promise<void>(() => {});

/**
 * Not awaited at the top of the module: the words of a language, which it waits for, may need what the build put into one file with this
 * module, and would then wait for it in turn.
 */
async function start(): Promise<void> {
  const words = await loadWords(parseLanguage(document.documentElement.lang)).catch((error: unknown) => {
    // Without its words the page cannot be taken over. After a new build they have another name, which a new document knows.
    reloadPage();
    throw error;
  });
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // The site's own origin as the server wrote it, which behind a proxy may not be the one in the address bar.
  const { origin } = new URL(canonical?.href ?? window.location.href);
  const { build = '', page, operator: written } = document.documentElement.dataset;
  const router = createSiteRouter({
    ...words,
    loadWords,
    origin,
    build,
    operator: readOperator(written),
    api: null,
    takeOver: createTakeOver(),
  });
  // Asked right before the router reads the address, in one task with it: on a busy phone there is time for a step back before that.
  router.options.hydrate = () => {
    router.updateLatestLocation();
    // After a step back before any script had come, the document is still that of the page that was left.
    const isAsDrawn = router.matchRoutes(router.latestLocation).at(-1)?.id === page;
    return isAsDrawn || !reloadPage() ? undefined : UNTIL_RELOADED;
  };
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  await import('./app/frame/after-start.ts').then(({ afterStart }) => afterStart(router, words.i18n.locale)).catch(() => undefined);
}
void start();
