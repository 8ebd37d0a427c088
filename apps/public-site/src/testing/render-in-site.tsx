import { CampaignProvider } from '@muddat/app-shell';
import { type LanguageTag, parseLanguage } from '@muddat/i18n';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SiteContext } from '../app/context.ts';
import { SiteProviders } from '../app/layout/site-providers.tsx';
import { loadMessages } from '../app/messages/load-messages.ts';
import type { LoadedPage } from '../shared/page/types.ts';
import { OPERATOR } from './operator.ts';

/** Renders a part of a page in a router and a language; `demo` is the page's note about invented content. */
export async function renderInSite(part: ReactElement, lang: LanguageTag = 'ru', search = '', demo?: string) {
  const words = await loadMessages(parseLanguage(lang));
  const root = createRootRouteWithContext<SiteContext>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale',
    loader: (): LoadedPage<null> => ({
      data: null,
      head: { title: 'Muddat', description: '' },
      query: search,
      today: '2026-11-21',
      ...(demo === undefined ? {} : { demo }),
    }),
    component: () => part,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: {
      ...words,
      loadMessages,
      origin: window.location.origin,
      build: 'test',
      operator: OPERATOR,
      api: null,
      failure: null,
      loadAfterStart: () => import('../app/layout/after-start.ts'),
    },
    history: createMemoryHistory({ initialEntries: [`/${words.locale}${search}`] }),
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => <SiteProviders i18n={words.i18n}>{children}</SiteProviders>,
  });
  return render(<RouterProvider router={router} />);
}
