import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/app-shell/ru.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/ru.po';
import {
  createHashHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LeaveConfirmation } from './leave-confirmation.tsx';

afterEach(cleanup);

const state = { changed: true };
const i18n = createI18n('ru', ru, kit);
const Words = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
const Form = () => (
  <>
    <LeaveConfirmation isDirty={() => state.changed} />
    <p>form</p>
  </>
);

async function open(changed: boolean, history: RouterHistory = createMemoryHistory({ initialEntries: ['/ru/form'] })) {
  state.changed = changed;
  const root = createRootRoute({ component: () => <Outlet /> });
  const form = createRoute({ getParentRoute: () => root, path: '/$locale/form', component: Form });
  const other = createRoute({ getParentRoute: () => root, path: '/$locale/other', component: () => 'the other page' });
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history,
    Wrap: Words,
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('form');
  return router;
}
const question = () => screen.findByRole('alertdialog', { name: 'Уйти со страницы?' }, { timeout: 30_000 });

test('a page with unsaved changes is left only after the customer confirms', async () => {
  const router = await open(true);
  void router.navigate({ to: '/ru/other' });
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('form')).toBeVisible();
  void router.navigate({ to: '/ru/other' });
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  expect(await screen.findByText('the other page')).toBeVisible();
});

test('with unsaved changes the back button also asks for confirmation, and «Остаться» keeps the page', async () => {
  // Hash history: uses the browser's real history without changing the path of the test page.
  const history = createHashHistory();
  history.push('/ru/other');
  history.push('/ru/form');
  const router = await open(true, history);
  window.history.back();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.history.location.pathname).toBe('/ru/form');
  history.destroy();
});

test.each([
  ['there are no unsaved changes', false, '/ru/other', 'the other page'],
  ['only the language changes', true, '/uz/form', 'form'],
])('a page is left without a confirmation if %s', async (_, changed, to, text) => {
  const router = await open(changed);
  await router.navigate({ to });
  expect(await screen.findByText(text)).toBeVisible();
  expect(router.history.location.pathname).toBe(to);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
