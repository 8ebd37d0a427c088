import { type RouteId, routeOf } from '@muddat/routing';
import { expect, test } from 'vitest';
import { payloadQuery } from './payload-query.ts';

const cases: [RouteId, string, string][] = [
  ['partners', '', '?region=all'],
  ['partners', '?q=tv&page=2', '?q=tv&page=2&region=all'],
  ['partners', '?region=1726', '?region=1726'],
  ['home', '', ''],
  ['search', '?q=tv', '?q=tv'],
];
test.each(cases)('%s with %j asks for its payload with %j', (id, query, asked) => {
  expect(payloadQuery(routeOf(id), query)).toBe(asked);
});
