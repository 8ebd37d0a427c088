import { afterEach, expect, it, vi } from 'vitest';
import { withKnownGuard } from './known-guard.ts';
import { ROUTES } from './routes.ts';

afterEach(() => {
  vi.doUnmock('./routes.ts');
  vi.resetModules();
});

it.each(ROUTES.map((route) => [route.id, route] as const))('the route %s names a guard that exists', (_id, route) => {
  expect(withKnownGuard(route)).toBe(route);
});

it.each(['admin', 'Guest', '', null, undefined, 1])('refuses the guard %j', (auth) => {
  expect(() => withKnownGuard({ id: 'x', auth })).toThrow('Unknown route middleware');
});

it('[S8-03] a route that names a guard that does not exist stops whoever reads the map, at start', async () => {
  vi.doMock('./routes.ts', () => ({ ROUTES: [...ROUTES, { ...ROUTES[0], id: 'secret', path: 'secret', auth: 'admin' }] }));
  vi.resetModules();
  const started = import('./match-route.ts');
  await expect(started).rejects.toThrow(/^Unknown route middleware$/);
  await expect(started).rejects.toMatchObject({ cause: { route: 'secret', guard: 'admin' } });
});
