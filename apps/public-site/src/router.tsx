import { AppProviders, createQueryClient, type LoadWords, type PageFailure, type PageWords } from '@muddat/app-shell';
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { SiteApi } from './data/api.ts';
import { ErrorView } from './routes/error-view.tsx';
import { NotFoundView } from './routes/not-found-view.tsx';
import { routeTree } from './routes/tree.tsx';

/** What loaders and documents know of one render: its language, its origin, its way to the backends, and what failed, if it tells of a failure. */
export type SiteContext = PageWords & {
  loadWords: LoadWords;
  origin: string;
  api: SiteApi;
  queryClient: QueryClient;
  failure: PageFailure | null;
};

type SiteRouterInput = Omit<SiteContext, 'queryClient' | 'failure'> & { failure?: PageFailure | null };

/** One router a request on the server, one a page in the browser: no two visitors share anything. */
export function createSiteRouter({ failure = null, ...given }: SiteRouterInput) {
  const queryClient = createQueryClient();
  let taken = false;
  const router = createRouter({
    routeTree,
    context: { ...given, queryClient, failure },
    // The page that the server drew is never moved under a reader who has begun to scroll it.
    scrollRestoration: () => taken,
    // Smooth is for places on one page; a new page is not a long way down the old one.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // No page here reads its query, so it stays letter for letter as it came: campaigns' parameters are not ours to rewrite.
    parseSearch: (raw) => ({ raw }),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    // What the server fetched travels with the page, so that the browser asks for none of it again.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => (
      <AppProviders i18n={given.i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
  router.subscribe('onRendered', () => {
    taken = true;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
