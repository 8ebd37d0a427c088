import { CampaignProvider } from '@muddat/app-shell';
import { createRouter } from '@tanstack/react-router';
import type { SiteContext } from './context.ts';
import { SiteProviders } from './frame/site-providers.tsx';
import { ErrorView, NotFoundView } from './routes/error-view.tsx';
import { PAGES } from './routes/pages.tsx';
import { root } from './routes/root.tsx';
import { pageAsText } from './site-page/page-as-text.ts';

/** A page that was preloaded is as fresh as the gateway's own, which it keeps as long. */
const PRELOAD_FRESH_MS = 30_000;

type SiteRouterInput = Omit<SiteContext, 'failure'> & Partial<Pick<SiteContext, 'failure'>>;

/** One router a request on the server, one a page in the browser: no two visitors share anything. */
export function createSiteRouter({ failure = null, ...given }: SiteRouterInput) {
  let taken = false;
  const router = createRouter({
    routeTree,
    context: { later: () => import('./frame/after-start.ts'), ...given, failure },
    // The page that the server drew is never moved under a reader who has begun to scroll it.
    scrollRestoration: () => taken,
    // Smooth is for places on one page; a new page is not a long way down the old one.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: PRELOAD_FRESH_MS,
    // A page reads its own keys of the query (`pageQuery`); the rest stays letter for letter as it came: campaigns are not ours to rewrite.
    parseSearch: (raw) => ({ raw }),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => <SiteProviders i18n={given.i18n}>{children}</SiteProviders>,
  });
  router.options.serializationAdapters = [pageAsText];
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

export const routeTree = root.addChildren(PAGES.map(({ route }) => route));
