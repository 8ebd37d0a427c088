import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preloadOnIntent } from './preload-on-intent.ts';

let end = () => {};
afterEach(() => {
  end();
  cleanup();
});

const HREFS = Array.from({ length: 8 }, (_none, at) => `/ru/partner/${at}`);

/** An app whose route loaders end when the test ends them. */
async function open() {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const failing = new Set<string>();
  const root = createRootRoute({
    component: () =>
      [...HREFS, '/ru/elsewhere'].map((href) => (
        <a key={href} href={href}>
          <b>{href}</b>
        </a>
      )),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/ru' });
  const partner = createRoute({
    getParentRoute: () => root,
    path: '/ru/partner/$id',
    loader: async ({ params: { id } }) => {
      asked.push(id);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
      if (failing.has(id)) throw new Error('no network');
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([home, partner]),
    history: createMemoryHistory({ initialEntries: ['/ru'] }),
  });
  end = preloadOnIntent(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('link', { name: '/ru/elsewhere' });
  const touch = (name: string) => fireEvent.touchStart(screen.getByRole('link', { name }));
  const endAll = () => act(async () => ends.splice(0).forEach((end) => void end()));
  return { asked, failing, touch, endAll };
}

test('[S2-38] touched links preload their pages, at most 4 at once, the others after them', async () => {
  const { asked, touch, endAll } = await open();
  for (const href of HREFS) touch(href);
  await expect.poll(() => asked).toEqual(['0', '1', '2', '3']);
  await endAll();
  await expect.poll(() => asked.length).toBe(8);
});

test('a failed preload is repeated on the next touch, a successful one is not', async () => {
  const { asked, failing, touch, endAll } = await open();
  failing.add('0');
  touch('/ru/partner/0');
  touch('/ru/partner/1');
  await expect.poll(() => asked).toEqual(['0', '1']);
  await endAll();
  await expect
    .poll(async () => {
      touch('/ru/partner/0');
      await endAll();
      return asked.filter((id) => id === '0').length;
    })
    .toBeGreaterThan(1);
  touch('/ru/partner/1');
  touch('/ru/elsewhere');
  await endAll();
  expect(asked.filter((id) => id === '1')).toHaveLength(1);
});

test('a pointer that rests on a link preloads its page, a passing pointer does not', async () => {
  const { asked } = await open();
  const at = (name: string) => screen.getByRole('link', { name });
  fireEvent.pointerOver(at('/ru/partner/5'));
  fireEvent.pointerOut(at('/ru/partner/5'));
  fireEvent.pointerOver(at('/ru/partner/6'));
  await expect.poll(() => asked).toEqual(['6']);
});

test('a link that is removed before the pointer has rested on it preloads nothing', async () => {
  const { asked } = await open();
  const at = (name: string) => screen.getByRole('link', { name });
  const gone = at('/ru/partner/2');
  fireEvent.pointerOver(gone);
  const place = gone.parentElement;
  gone.remove();
  fireEvent.pointerOver(at('/ru/partner/3'));
  await expect.poll(() => asked).toEqual(['3']);
  // Put the link back: at the end of the test, React removes every node that it rendered.
  place?.append(gone);
});
