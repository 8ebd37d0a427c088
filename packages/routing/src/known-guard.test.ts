import { afterEach, expect, it, vi } from 'vitest';
import { assertKnownGuard } from './match-route.ts';
import { ROUTE_TABLE } from './route-table.ts';

afterEach(() => {
  vi.doUnmock('./route-table.ts');
  vi.resetModules();
});

it.each(ROUTE_TABLE.map((route) => [route.id, route] as const))('the route %s names a guard that exists', (_id, route) => {
  expect(assertKnownGuard(route)).toBe(route);
});

it.each(['admin', 'Guest', '', null, undefined, 1])('assertKnownGuard refuses the guard %j', (auth) => {
  expect(() => assertKnownGuard({ id: 'x', auth })).toThrow('Unknown route middleware');
});

it('[S8-03] a route with an unknown guard makes the import of the route map fail', async () => {
  vi.doMock('./route-table.ts', () => ({
    ROUTE_TABLE: [...ROUTE_TABLE, { ...ROUTE_TABLE[0], id: 'secret', path: 'secret', auth: 'admin' }],
  }));
  vi.resetModules();
  const started = import('./match-route.ts');
  await expect(started).rejects.toThrow(/^Unknown route middleware$/);
  await expect(started).rejects.toMatchObject({ cause: { route: 'secret', guard: 'admin' } });
});
