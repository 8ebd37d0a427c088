import { reloadPageIfAllowed, startClientReports } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseOperator } from './app/context.ts';
import { createHydrationState } from './app/layout/hydration-state.ts';
import { loadMessages } from './app/messages/load-messages.ts';
import { createSiteRouter } from './app/router.tsx';
import { addStyleSheet } from './app/styles/add-style-sheet.ts';

const { pathname, search, hash } = window.location;
// The server renders a page under its canonical path (`/oz` becomes `/uz`, no trailing slash). Hydration must use the same path.
const canonicalPath = matchRoute(pathname)?.canonicalPath ?? pathname;
if (canonicalPath !== pathname) window.history.replaceState(window.history.state, '', `${canonicalPath}${search}${hash}`);

/** Never resolves: the document is being reloaded, so hydration must not start. */
const NEVER_RESOLVES = new Promise<void>(() => {});

/**
 * A function instead of a top-level await: the messages that it loads may import a chunk that contains this module, and both would wait for
 * each other.
 */
async function start(): Promise<void> {
  startClientReports();
  // After a deployment the files have other names, which only a new document contains.
  const [words] = await Promise.all([
    loadMessages(parseLanguage(document.documentElement.lang)).catch((error: unknown) => {
      reloadPageIfAllowed();
      throw error;
    }),
    // If the sheet stays out of reach, the page works with the rules of its document.
    addStyleSheet().catch(() => (reloadPageIfAllowed() ? NEVER_RESOLVES : undefined)),
  ]);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // The origin is that of the server's canonical link: behind a proxy it can differ from the origin in the address bar.
  const { origin } = new URL(canonical?.href ?? window.location.href);
  const { build = '', page, operator: written } = document.documentElement.dataset;
  const router = createSiteRouter({
    ...words,
    loadMessages,
    origin,
    build,
    operator: parseOperator(written),
    api: null,
    hydration: createHydrationState(),
  });
  // The router calls this in the same task in which it reads the address. On a slow phone the customer may have pressed Back before this
  // task.
  router.options.hydrate = () => {
    router.updateLatestLocation();
    // If the customer pressed Back before any script ran, the address has changed, but the document is still that of the other page.
    const isAsDrawn = router.matchRoutes(router.latestLocation).at(-1)?.id === page;
    return isAsDrawn || !reloadPageIfAllowed() ? undefined : NEVER_RESOLVES;
  };
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  await import('./app/layout/after-start.ts').then(({ runAfterStart }) => runAfterStart(router, words.i18n.locale)).catch(() => undefined);
}
void start();
