import { AppProviders, createQueryClient } from '@muddat/app-shell';
import { createI18n, type Locale } from '@muddat/i18n';
import { messages as siteRu } from '@muddat/i18n/catalogs/public-site/ru.po';
import { messages as siteUz } from '@muddat/i18n/catalogs/public-site/uz.po';
import { messages as kitRu } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as kitUz } from '@muddat/i18n/catalogs/ui/uz.po';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SiteContext } from '../router.tsx';

/** Draws a part of a page in a router, a language and a query cache of its own, over the API given. */
export function showInSite(part: ReactElement, api: SiteContext['api'], locale: Locale = 'ru', search = '') {
  const i18n = createI18n(locale, ...(locale === 'ru' ? [siteRu, kitRu] : [siteUz, kitUz]));
  const queryClient = createQueryClient();
  const root = createRootRouteWithContext<SiteContext>()();
  const page = createRoute({ getParentRoute: () => root, path: '/$locale', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { i18n, locale, origin: window.location.origin, api, queryClient, failure: null },
    history: createMemoryHistory({ initialEntries: [`/${locale}${search}`] }),
    Wrap: ({ children }) => (
      <AppProviders i18n={i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
  return render(<RouterProvider router={router} />);
}
