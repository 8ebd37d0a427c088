import { CampaignProvider } from '@muddat/app-shell';
import { createRouter } from '@tanstack/react-router';
import type { SiteContext } from './context.ts';
import { SiteProviders } from './layout/site-providers.tsx';
import { ErrorView, NotFoundView } from './routes/error-view.tsx';
import { SITE_PAGES } from './routes/pages.tsx';
import { rootRoute } from './routes/root.tsx';
import { pageSerializationAdapter } from './site-page/page-serialization.ts';

const routeTree = rootRoute.addChildren(SITE_PAGES.map(({ route }) => route));

/** Preloaded data stays fresh for as long as the gateway caches a page. */
const PRELOAD_FRESH_MS = 30_000;

type SiteRouterInput = Omit<SiteContext, 'failure'> & Partial<Pick<SiteContext, 'failure'>>;

/** Creates a router: on the server one per request, so that visitors share nothing; in the browser one per document. */
export function createSiteRouter({ failure = null, ...given }: SiteRouterInput) {
  let taken = false;
  const router = createRouter({
    routeTree,
    context: { loadAfterStart: () => import('./layout/after-start.ts'), ...given, failure },
    // Do not restore scroll of the server-rendered page: the reader may already have scrolled.
    scrollRestoration: () => taken,
    // Smooth scrolling is for anchors on a page, not for a new page.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: PRELOAD_FRESH_MS,
    // Keep the query as text: pages read their own keys (`pageQuery`), and campaign parameters must not be rewritten.
    parseSearch: (raw) => ({ raw }),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => <SiteProviders i18n={given.i18n}>{children}</SiteProviders>,
  });
  router.options.serializationAdapters = [pageSerializationAdapter];
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
