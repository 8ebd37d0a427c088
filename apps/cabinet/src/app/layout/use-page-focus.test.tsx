import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

function Frame() {
  usePageFocus();
  return (
    <main>
      <Outlet />
    </main>
  );
}

const root = createRootRoute({ component: Frame });
const page = (path: string, name: string) => createRoute({ getParentRoute: () => root, path, component: () => <h1>{name}</h1> });
const show = () => {
  const router = createRouter({
    routeTree: root.addChildren([page('/a', 'First'), page('/b', 'Second')]),
    history: createMemoryHistory({ initialEntries: ['/a'] }),
  });
  render(<RouterProvider router={router} />);
  return router;
};

beforeEach(() => {
  document.body.innerHTML = '';
});

test('after a navigation the heading of the new page has focus; the first page takes no focus', async () => {
  const router = show();
  await screen.findByRole('heading', { name: 'First' });
  expect(document.body).toHaveFocus();
  await router.navigate({ href: '/b' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
});

test('a change of the query string on the same page does not move the focus', async () => {
  const router = show();
  await screen.findByRole('heading', { name: 'First' });
  await router.navigate({ href: '/a?payment=pay_1' });
  await waitFor(() => expect(router.state.location.searchStr).not.toBe(''));
  expect(document.body).toHaveFocus();
});
