import { AppProviders, createQueryClient } from '@muddat/app-shell';
import type { Language } from '@muddat/i18n';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadWords } from '../messages/load-words.ts';
import type { SiteContext } from '../router.tsx';

/** Draws a part of a page in a router, a language and a query cache of its own, over the API given. */
export async function showInSite(part: ReactElement, api: SiteContext['api'], language: Language = 'ru', search = '') {
  const words = await loadWords(language);
  const queryClient = createQueryClient();
  const root = createRootRouteWithContext<SiteContext>()();
  const page = createRoute({ getParentRoute: () => root, path: '/$locale', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { ...words, loadWords, origin: window.location.origin, api, queryClient, failure: null },
    history: createMemoryHistory({ initialEntries: [`/${words.locale}${search}`] }),
    Wrap: ({ children }) => (
      <AppProviders i18n={words.i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
  return render(<RouterProvider router={router} />);
}
