import { announceSignOut, noteSignedOut } from '@muddat/app-shell';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SignInController } from '../features/sign-in/sign-in.controller.tsx';
import { fakeServer, problem } from '../testing/fake-server.ts';
import { openCabinet } from '../testing/open-cabinet.tsx';
import { OVERDUE } from '../testing/orders.ts';
import { renderInCabinet } from '../testing/render-in-cabinet.tsx';

const ORDER = 'GET installment/v3/user/order/100008';
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  // The guard has used up its reloads, so that the page of the test is not left.
  sessionStorage.setItem('muddat.reloads', JSON.stringify({ last: Date.now(), count: 3 }));
});

test.each([
  ['ru', 'Вы не авторизованы', 'Войти', 'Заказ №\u00a0100008'],
  ['uz', 'Siz tizimga kirmagansiz', 'Kirish', '100008-buyurtma'],
] as const)(
  '[S6-02] in %s a page whose session has ended says so, hides the customer’s data and leads to the sign-in',
  async (locale, name, signIn, order) => {
    let over = false;
    const unauthorized = { status: 401, body: problem('unauthorized', 'Вы не авторизованы') };
    const server = fakeServer({
      [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
      'GET installment/v3/user/next-payment': () => (over ? unauthorized : { body: { data: null, as_of: '2026-11-21' } }),
    });
    const router = await openCabinet({ server, path: '/orders/100008', locale });
    expect(await title(order)).toBeVisible();
    const { queryClient } = router.options.context;
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    over = true;
    await queryClient.invalidateQueries();
    expect(await title(name)).toBeVisible();
    expect(screen.queryByText('Zarafshon Elektron')).toBeNull();
    expect(screen.getByRole('link', { name: signIn })).toHaveAttribute('href', `/${locale}/orders/100008`);
  },
);

test('[S6-02] so does a page whose customer has signed out in another tab', async () => {
  const server = fakeServer({
    [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
    'GET installment/v3/user/next-payment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
  });
  await openCabinet({ server, path: '/orders/100008' });
  expect(await title('Заказ №\u00a0100008')).toBeVisible();
  const otherTab = new BroadcastChannel('muddat-session');
  otherTab.postMessage('signed-out');
  expect(await title('Вы не авторизованы')).toBeVisible();
  otherTab.close();
});

const nothing = () => undefined;
const signIn = <SignInController address={{ step: undefined, go: nothing, back: nothing }} onUnregistered={nothing} onReset={nothing} />;

test('[S6-02] the sign-in page says why one is here, once', async () => {
  noteSignedOut();
  await renderInCabinet(signIn, { api: fakeServer({}).api });
  expect(await screen.findByText('Вы не авторизованы. Войдите, чтобы продолжить')).toBeVisible();
  document.body.innerHTML = '';
  await renderInCabinet(signIn, { api: fakeServer({}).api });
  expect(await screen.findByText('Ваши покупки, платежи и лимит')).toBeVisible();
});

test('a tab that signs out itself goes its own way', async () => {
  const server = fakeServer({
    [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
    'GET installment/v3/user/next-payment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
  });
  await openCabinet({ server, path: '/orders/100008' });
  await title('Заказ №\u00a0100008');
  announceSignOut();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Вы не авторизованы')).toBeNull();
});
