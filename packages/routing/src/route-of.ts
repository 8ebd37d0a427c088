import { ROUTE_TABLE, type Route, type RouteId } from './route-table.ts';

/** A line of the route map by its id, without the titles. */
export function routeOf(id: RouteId): Route {
  const route = ROUTE_TABLE.find((entry) => entry.id === id);
  if (route === undefined) throw new RangeError(`no route ${id}`);
  return route;
}
