import { expect, test } from 'vitest';
import { ROUTE_TABLE, routeOf } from './route-table.ts';

test.each(ROUTE_TABLE.map((route) => [route.id, route] as const))('routeOf returns the route %s for its id', (id, route) => {
  expect(routeOf(id)).toBe(route);
});
