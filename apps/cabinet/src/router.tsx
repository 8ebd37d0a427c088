import type { I18n } from '@lingui/core';
import { type Api, AppProviders, createQueryClient } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes/tree.tsx';

/** What guards, loaders and screens know of the page they run in. */
export type CabinetContext = { i18n: I18n; locale: Locale; api: Api; queryClient: QueryClient };

export function createCabinetRouter({ i18n, locale, api }: Omit<CabinetContext, 'queryClient'>) {
  const queryClient = createQueryClient();
  return createRouter({
    routeTree,
    context: { i18n, locale, api, queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    Wrap: ({ children }) => (
      <AppProviders i18n={i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createCabinetRouter>;
  }
}
