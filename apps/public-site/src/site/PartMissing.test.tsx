import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadWords } from '../messages/load-words.ts';
import { PartMissing } from './PartMissing.tsx';
import { SiteProviders } from './SiteProviders.tsx';

test('a part that did not come is asked for once more by itself', async () => {
  const words = await loadWords('ru');
  let asked = 0;
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      asked += 1;
      return asked > 1 ? 'Есть' : null;
    },
    component: function Part() {
      return page.useLoaderData() ?? <PartMissing title="Магазины не загрузились" />;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    Wrap: ({ children }) => <SiteProviders i18n={words.i18n}>{children}</SiteProviders>,
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Магазины не загрузились' })).toBeVisible();
  expect(await screen.findByText('Есть', {}, { timeout: 10_000 })).toBeVisible();
});
