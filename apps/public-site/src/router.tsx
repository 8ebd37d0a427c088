import type { I18n } from '@lingui/core';
import { AppProviders, createQueryClient } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { SiteApi } from './data/api.ts';
import { ErrorView } from './routes/error-view.tsx';
import { NotFoundView } from './routes/not-found-view.tsx';
import { routeTree } from './routes/tree.tsx';

/** What the error page tells (spec 2): the status, the gateway's sentence, and the path that was asked for. */
export type Failure = { status: number; message: string; path: string };

/** What loaders and documents know of one render: its language, its origin and its way to the backends. */
export type SiteContext = { i18n: I18n; locale: Locale; origin: string; api: SiteApi; queryClient: QueryClient; failure: Failure | null };

/** One router a request on the server, one a page in the browser: no two visitors share anything. */
export function createSiteRouter({ i18n, locale, origin, api, failure = null }: Omit<SiteContext, 'queryClient' | 'failure'> & { failure?: Failure | null }) {
  const queryClient = createQueryClient();
  return createRouter({
    routeTree,
    context: { i18n, locale, origin, api, queryClient, failure },
    scrollRestoration: false,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    // What the server fetched travels with the page, so that the browser asks for none of it again.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => (
      <AppProviders i18n={i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
