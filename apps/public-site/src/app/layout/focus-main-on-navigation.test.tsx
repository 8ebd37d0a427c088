import { RouterAnchor } from '@muddat/app-shell';
import { MAIN_ID } from '@muddat/ui/page-layout';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useLocation } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { focusMainOnNavigation } from './focus-main-on-navigation.ts';

afterEach(cleanup);

function Page() {
  const at = useLocation().href;
  return (
    <main id={MAIN_ID} tabIndex={-1} data-at={at}>
      {at.includes('brand') && <RouterAnchor href="/ru/list">chip</RouterAnchor>}
      {!at.includes('page') && <RouterAnchor href="/ru/list?page=1#all">all</RouterAnchor>}
      <h2 id="all" tabIndex={-1}>
        goods
      </h2>
      <RouterAnchor href="/ru/list?sort=name#all">anchor</RouterAnchor>
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
  focusMainOnNavigation(router);
  render(<RouterProvider router={router} />);
  (await screen.findByRole('link', { name: link })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('main').dataset['at']).toBe(to);
}
const focused = () => (document.activeElement === screen.getByRole('main') ? 'main' : document.activeElement?.textContent);

test.each([
  ['on the main element of another page', '/ru/list', 'other', '/ru/other', 'main'],
  ['on the main element of the next page of a list', '/ru/list', 'further', '/ru/list?page=2', 'main'],
  ['on the main element if the pressed link is gone', '/ru/list?brand=x', 'chip', '/ru/list', 'main'],
  ['on the anchor if the pressed link is gone', '/ru/list', 'all', '/ru/list?page=1#all', 'goods'],
  ['on the pressed link to an anchor', '/ru/list', 'anchor', '/ru/list?sort=name#all', 'anchor'],
  ['on the pressed link if only the sort order changes', '/ru/list', 'order', '/ru/list?sort=name', 'order'],
  ['on the pressed link if only the language changes', '/ru/list', 'language', '/uz/list', 'language'],
] as const)('after a navigation the focus is %s', async (_name, from, link, to, place) => {
  await press(from, link, to);
  await expect.poll(focused).toBe(place);
});
