import { pageFile } from '@muddat/app-shell';
import { pageQuery, type RouteId, routeOf } from '@muddat/routing';
import { createRoute, lazyRouteComponent, notFound, redirect, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isLoadedPage } from '../../shared/page/payload.ts';
import { rememberedRegion } from '../../shared/page/remembered-region.ts';
import type { LoadedPage, PageLoad, PageProps } from '../../shared/page/types.ts';
import { useTakenOver } from '../frame/take-over.ts';
import { fetchPage, payloadQuery } from '../site-page/fetch-page.ts';
import { loadOnServer } from '../site-page/load-on-server.ts';
import { failedHead, pageHead } from './page-head.ts';
import { root } from './root.tsx';

export interface SitePageInput<Data> {
  /** Of the route map, which says the path and what the page reads of the query. */
  id: RouteId;
  /**
   * What the page is made of, on the server only. Written `import.meta.env.SSR && (() => import('…'))`, so that neither it nor what it
   * imports is in the browser's build.
   */
  load: false | (() => Promise<{ load: PageLoad<Data> }>);
  /** What draws it: `async () => (await import('…')).XPage`. A file of its own, asked for with the document. */
  view: () => Promise<(props: PageProps<Data>) => ReactNode>;
}

/** A page as a line of `pages.tsx`. */
export function sitePage<Data>({ id, load, view }: SitePageInput<Data>) {
  const mapped = routeOf(id);
  const path = routerPath(mapped.path);
  const View = lazyRouteComponent(pageFile(() => view().then((drawn) => ({ default: drawn }))));
  const route = createRoute({
    getParentRoute: () => root,
    path,
    loaderDeps: ({ search: { raw } }: { search: { raw?: unknown } }) => ({
      query: pageQuery(mapped, typeof raw === 'string' ? raw : '', rememberedRegion()),
    }),
    loader: {
      handler: async ({ context, params, deps: { query }, location, abortController }): Promise<LoadedPage<Data>> => {
        if (import.meta.env.SSR && load) {
          const { api, locale, language, origin, readable, i18n, demo } = context;
          if (api === null) throw new Error(`page ${id}: no backends to ask`);
          const own = { params: ownParams(params), query };
          return loadOnServer((await load()).load, { api, locale, language, origin, readable, i18n, demo, ...own });
        }
        const { language, build } = context;
        const asked = payloadQuery(mapped, query);
        const page = await fetchPage<Data>({ path: location.pathname, query: asked, language, build, signal: abortController.signal });
        if (page === 'not-found') throw notFound();
        if (page === 'other-build') throw redirect({ href: location.href, reloadDocument: true });
        return page;
      },
      // What was shown before is never shown under another address, and a change of language comes whole.
      staleReloadMode: 'blocking',
    },
    // The gateway keeps a page for a while, but not one that lacks a part.
    headers: ({ loaderData }) => (isLoadedPage<Data>(loaderData) && loaderData.keep !== false ? {} : { 'cache-control': 'no-store' }),
    head: ({ loaderData, match: { context, pathname } }) =>
      isLoadedPage<Data>(loaderData)
        ? pageHead({ ...loaderData.head, pathname, origin: context.origin, locale: context.locale })
        : failedHead('Muddat'),
    component: Object.assign(Page, { preload: async () => View.preload?.() }),
  });

  function Page() {
    useTakenOver();
    const { loaderData, pathname, context } = useMatch({ strict: false });
    if (!isLoadedPage<Data>(loaderData)) throw new Error(`page ${id} was loaded without its data`);
    const { data, query, today } = loaderData;
    return <View data={data} locale={context.locale} path={pathname} query={new URLSearchParams(query)} today={today} />;
  }

  // A route right below the root has its path for an id, but only from the first router of a process on.
  return { id, load, view, route, routeId: path };
}

/** `partner/{alias}` as the router writes it. */
const routerPath = (path: string): string => `/$locale${path === '' ? '' : `/${path.replace(/\{(\w+)\}/g, '$$$1')}`}`;

function ownParams(params: object): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => name !== 'locale' && typeof value === 'string'));
}
