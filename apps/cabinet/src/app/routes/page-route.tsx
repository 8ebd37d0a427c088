import { guardedImport } from '@muddat/app-shell';
import { type CabinetRouteId, type Route, routeOf } from '@muddat/routing';
import { type AnyValidator, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import type { PageFacts } from '../layout/page-facts.ts';
import { EntryPageError } from '../layout/route-error.tsx';
import { guardRoute } from './guard.ts';
import { layoutRoute } from './layout-route.ts';
import { loadPage, type PageInput } from './page-modules.ts';
import { rootRoute } from './root-route.ts';
import { pageTitleMeta } from './titles.ts';

type PageDefinition<Id, Search> = {
  /** The id in the route map. The page's module is `<id>-page.tsx`. */
  id: Id;
  /** The schema of the query parameters that the page reads. */
  search?: Search;
};
type RouterPath<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer End}`
  ? `${Start}$${Name}${RouterPath<End>}`
  : Path;

/** The path of a page after the locale, in the router's notation: `/$locale/orders/$id` for `orders/{id}`. */
function routerPath<Id extends CabinetRouteId>(id: Id): `/$locale/${RouterPath<Extract<Route, { id: Id }>['path']>}`;
function routerPath(id: CabinetRouteId): string {
  return `/$locale/${routeOf(id).path.replace(/\{(\w+)\}/g, '$$$1')}`;
}

const loadComponent = (id: CabinetRouteId) =>
  lazyRouteComponent(
    guardedImport(() => loadPage(id)),
    'Page',
  );

/** Requests the first data of a page while its component loads. A module that cannot be loaded is the component's error. */
async function requestData(id: CabinetRouteId, input: PageInput): Promise<void> {
  const module = await loadPage(id).catch(() => null);
  await Promise.all(module?.data?.(input) ?? []);
}

/** A page behind the sign-in, inside the layout. */
export function definePage<const Id extends CabinetRouteId, Search extends AnyValidator | undefined = undefined>({
  id,
  search,
  ...staticData
}: PageDefinition<Id, Search> & PageFacts) {
  return createRoute({
    getParentRoute: () => layoutRoute,
    path: routerPath(id),
    validateSearch: search,
    // The page shows its own errors, so nothing waits for the data. A server requests them before it renders.
    loader: ({ context, params, location, cause }) => {
      if (cause !== 'stay' && !import.meta.env.SSR) void requestData(id, { ...context, params, search: location.search });
    },
    head: ({ match }) => pageTitleMeta(match, id),
    component: loadComponent(id),
    pendingComponent: PageSkeleton,
    staticData,
  });
}

/** A page for guests, without the layout. */
export function defineEntryPage<const Id extends CabinetRouteId, Search extends AnyValidator>({ id, search }: PageDefinition<Id, Search>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(id),
    validateSearch: search,
    // Does nothing if only the step in the URL changes: a change of step then works without a network.
    beforeLoad: async ({ context, location, cause }) => {
      if (cause !== 'stay') await guardRoute({ ...context, pathname: location.pathname, search: location.searchStr });
    },
    head: ({ match }) => pageTitleMeta(match, id),
    component: loadComponent(id),
    errorComponent: EntryPageError,
  });
}
