import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardedImport } from './guarded-import.ts';
import { createReloadGuard } from './reload-guard.ts';
import { useReloadOnChunkError } from './use-reload-on-chunk-error.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/page-old.js');
let clock = 100_000;
const reload = vi.fn();
/** A new document in the same tab: its guard reads earlier reloads from sessionStorage. */
const newDocument = () => createReloadGuard({ now: () => clock, storage: () => window.sessionStorage, wasReloaded: () => true, reload });

let guard = newDocument();
function Failed({ error }: ErrorComponentProps) {
  return <p>{useReloadOnChunkError(error, guard) ? 'leaving' : `failed: ${error instanceof Error ? error.name : error}`}</p>;
}
const ThePage = () => 'the page';

/** Opens a page in a new document; `load` is the import of its chunk. */
async function open(load: () => Promise<{ Page: () => string }>, at = '/a') {
  guard = newDocument();
  const root = createRootRoute({});
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(guardedImport(load), 'Page') });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/a'),
      page('/b'),
      createRoute({ getParentRoute: () => root, path: '/start', component: () => 'start' }),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultErrorComponent: Failed,
    defaultPreload: false,
  });
  render(<RouterProvider router={router} />);
  return router;
}
const missing = () => Promise.reject(MISSING);

test('[S2-39] a missing page file reloads the document, at most once in 10 s over all pages', async () => {
  reload.mockClear();
  await open(missing);
  expect(await screen.findByText('leaving')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  cleanup();
  clock += 9_999;
  await open(missing, '/b');
  expect(await screen.findByText('failed: ChunkLoadError')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('tanstack'))).toEqual([]);
  cleanup();
  clock += 1;
  await open(missing, '/b');
  expect(await screen.findByText('leaving')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failed preload does not reload the document, and navigation fetches the file again', async () => {
  reload.mockClear();
  let calls = 0;
  const router = await open(() => {
    calls += 1;
    return calls === 1 ? missing() : Promise.resolve({ Page: ThePage });
  }, '/start');
  await screen.findByText('start');
  await router.preloadRoute({ to: '/a' });
  expect(calls).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  await router.navigate({ to: '/a' });
  expect(await screen.findByText('the page')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('an error in the page code is shown and does not reload the document', async () => {
  reload.mockClear();
  await open(() => Promise.reject(new TypeError('x is undefined')));
  expect(await screen.findByText('failed: TypeError')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
