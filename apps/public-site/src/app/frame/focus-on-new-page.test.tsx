import { RouterAnchor } from '@muddat/app-shell';
import { MAIN_ID } from '@muddat/ui/page-layout';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useLocation } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { focusOnNewPage } from './focus-on-new-page.ts';

afterEach(cleanup);

function Page() {
  const at = useLocation().href;
  return (
    <main id={MAIN_ID} tabIndex={-1} data-at={at}>
      {at.includes('brand') && <RouterAnchor href="/ru/list">chip</RouterAnchor>}
      <RouterAnchor href="/ru/list?sort=name">order</RouterAnchor>
      <RouterAnchor href="/ru/list?page=2">further</RouterAnchor>
      <RouterAnchor href="/uz/list">language</RouterAnchor>
      <RouterAnchor href="/ru/other">other</RouterAnchor>
    </main>
  );
}

async function press(from: string, link: string, to: string) {
  const root = createRootRoute({ component: Page });
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/$locale/$name' })]),
    history: createMemoryHistory({ initialEntries: [from] }),
  });
  focusOnNewPage(router);
  render(<RouterProvider router={router} />);
  (await screen.findByRole('link', { name: link })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('main').dataset['at']).toBe(to);
}
const focused = () => (document.activeElement === screen.getByRole('main') ? 'main' : document.activeElement?.textContent);

test.each([
  ['another page', '/ru/list', 'other', '/ru/other', 'main'],
  ['a further page of the list', '/ru/list', 'further', '/ru/list?page=2', 'main'],
  ['a link that is gone with what it took back', '/ru/list?brand=x', 'chip', '/ru/list', 'main'],
  ['another order', '/ru/list', 'order', '/ru/list?sort=name', 'order'],
  ['another language', '/ru/list', 'language', '/uz/list', 'language'],
] as const)('after %s the focus is in its place', async (_name, from, link, to, place) => {
  await press(from, link, to);
  await expect.poll(focused).toBe(place);
});
