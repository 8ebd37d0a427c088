import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CampaignProvider } from './campaign.tsx';
import { RouterAnchor } from './router-anchor.tsx';

afterEach(cleanup);

const links = ['/ru', '/ru/orders/1?tab=all#top', '/ru/sign-up', 'https://other.example/x', 'tel:+998712000000', '#main'];

async function open(at: string) {
  const root = createRootRoute({
    component: () => (
      <>
        {links.map((href) => (
          <RouterAnchor key={href} href={href}>
            {href}
          </RouterAnchor>
        ))}
        <Outlet />
      </>
    ),
  });
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => <p>page {path}</p> });
  const router = createRouter({
    routeTree: root.addChildren([page('/$locale'), page('/$locale/orders/$id')]),
    history: createMemoryHistory({ initialEntries: [at] }),
    InnerWrap: CampaignProvider,
  });
  render(<RouterProvider router={router} />);
  await screen.findByText(/^page/);
  return router;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[S2-32] internal links get the five utm parameters of a page with utm_source, other links do not', async () => {
  await open('/ru?utm_source=tg&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t&other=1');
  const carried = 'utm_source=tg&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t';
  expect(hrefOf('/ru')).toBe(`/ru?${carried}`);
  expect(hrefOf('/ru/sign-up')).toBe(`/ru/sign-up?${carried}`);
  expect(hrefOf('/ru/orders/1?tab=all#top')).toBe(`/ru/orders/1?tab=all&${carried}#top`);
  for (const name of links.slice(3)) expect(hrefOf(name)).toBe(name);
});

test('[S2-32] links get no utm parameters if the page has no utm_source', async () => {
  await open('/ru?utm_medium=m&utm_campaign=c');
  for (const name of links) expect(hrefOf(name)).toBe(name);
});

test('a link to a page of this app opens it without a new document and keeps utm parameters', async () => {
  const router = await open('/ru?utm_source=tg');
  await userEvent.click(screen.getByRole('link', { name: '/ru/orders/1?tab=all#top' }));
  expect(await screen.findByText('page /$locale/orders/$id')).toBeTruthy();
  expect(router.history.location.href).toContain('utm_source=tg');
  expect(hrefOf('/ru')).toBe('/ru?utm_source=tg');
});

test.each([
  ['a link to the other app', '/ru/sign-up', {}],
  ['a link to another site', 'https://other.example/x', {}],
  ['a Ctrl-click', '/ru/orders/1?tab=all#top', { ctrlKey: true }],
])('the router leaves %s to the browser', async (_name, name, keys) => {
  const router = await open('/ru');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  const link = screen.getByRole('link', { name });
  let taken: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(click);
  expect(taken).toBe(false);
  expect(router.history.location.pathname).toBe('/ru');
});
