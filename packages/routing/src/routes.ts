import { ROUTE_TABLE, type Route } from './route-table.ts';
import { type RouteTitle, routeTitles } from './route-titles.ts';

/** The route map with everything that is known of a page, for who lists pages. Links and guards read the table alone. */
export const ROUTES: readonly (Route & { readonly title: RouteTitle })[] = /* @__PURE__ */ ROUTE_TABLE.map((route) => ({
  ...route,
  title: routeTitles(route.id),
}));
