import { guardedImport } from '@muddat/app-shell';
import { pageQuery, type RouteId, routeOf } from '@muddat/routing';
import { createRoute, lazyRouteComponent, notFound, redirect, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isLoadedPage } from '../../shared/page/payload.ts';
import { readSavedRegion } from '../../shared/page/saved-region.ts';
import type { LoadedPage, PageLoad, PageProps } from '../../shared/page/types.ts';
import { useReportHydrated } from '../layout/hydration-state.ts';
import { fetchPage, payloadQuery } from '../site-page/fetch-page.ts';
import { loadPageOnServer } from '../site-page/load-on-server.ts';
import { failedPageHead, pageHead } from './page-head.ts';
import { rootRoute } from './root.tsx';

export interface SitePageRouteInput<Data> {
  /** Id in the route map, which defines the path and the query keys that the page reads. */
  id: RouteId;
  /**
   * Loads the page's data, on the server only. Write it as `import.meta.env.SSR && (() => import('…'))`, so that the browser's build
   * contains neither the module nor its imports.
   */
  load: false | (() => Promise<{ load: PageLoad<Data> }>);
  /** Loads the component: `async () => (await import('…')).XPage`. The component is in a chunk of its own, which the document requests. */
  view: () => Promise<(props: PageProps<Data>) => ReactNode>;
}

/** Creates the route of a page from its entry in `pages.tsx`. */
export function createSitePageRoute<Data>({ id, load, view }: SitePageRouteInput<Data>) {
  const mapped = routeOf(id);
  const path = routerPath(mapped.path);
  // This guard does not check `data`. The value always comes from this page's own `load` in the same build (`fetchPage`), so the type is
  // right.
  const isPage = (value: unknown): value is LoadedPage<Data> => isLoadedPage(value);
  const View = lazyRouteComponent(guardedImport(() => view().then((drawn) => ({ default: drawn }))));
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loaderDeps: ({ search: { raw } }: { search: { raw?: unknown } }) => ({
      query: pageQuery(mapped, typeof raw === 'string' ? raw : '', readSavedRegion()),
    }),
    loader: {
      handler: async ({ context, params, deps: { query }, location, abortController }): Promise<LoadedPage<Data>> => {
        if (import.meta.env.SSR && load) {
          const { api, locale, language, origin, transliterate, i18n, demo } = context;
          if (api === null) throw new Error(`page ${id}: no backends to ask`);
          const own = { params: ownParams(params), query };
          return loadPageOnServer((await load()).load, { api, locale, language, origin, transliterate, i18n, demo, ...own });
        }
        const { language, build } = context;
        const asked = payloadQuery(mapped, query);
        const { signal } = abortController;
        const page = await fetchPage({ path: location.pathname, query: asked, language, build, signal, isPage });
        if (page === 'not-found') throw notFound();
        if (page === 'other-build') throw redirect({ href: location.href, reloadDocument: true });
        return page;
      },
      // A navigation waits for fresh data: it never shows stale data first, not even the page in the previous language.
      staleReloadMode: 'blocking',
    },
    // Prevents caching of a page that failed to load, or whose `load` returned `keep: false`, for example because a section is missing.
    headers: ({ loaderData }) => (isPage(loaderData) && loaderData.keep !== false ? {} : { 'cache-control': 'no-store' }),
    head: ({ loaderData, match: { context, pathname } }) =>
      isPage(loaderData)
        ? pageHead({ ...loaderData.head, pathname, origin: context.origin, locale: context.locale })
        : failedPageHead('Muddat'),
    component: Object.assign(Page, { preload: async () => View.preload?.() }),
  });

  function Page() {
    useReportHydrated();
    const { loaderData, pathname, context } = useMatch({ strict: false });
    if (!isPage(loaderData)) throw new Error(`page ${id} was loaded without its data`);
    const { data, query, today } = loaderData;
    return <View data={data} locale={context.locale} path={pathname} query={new URLSearchParams(query)} today={today} />;
  }

  // The id of a route right below the root is its path. `route.id` itself is not set until a router is created.
  return { id, load, view, route, routeId: path };
}

/** Converts `partner/{alias}` to the router's syntax. */
const routerPath = (path: string): string => `/$locale${path === '' ? '' : `/${path.replace(/\{(\w+)\}/g, '$$$1')}`}`;

function ownParams(params: object): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => name !== 'locale' && typeof value === 'string'));
}
