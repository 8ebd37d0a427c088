import { announceSignIn, announceSignOut, noteSignedOut } from '@muddat/app-shell';
import { keepDraft, ownDraft } from '@muddat/forms';
import type { GatewayClient } from '@muddat/sdk';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { SignInController } from '../../features/enter/sign-in/sign-in.controller.tsx';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE } from '../../testing/orders.ts';
import { DILNOZA, renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const ORDER = 'installment.getOrder';
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
  sessionStorage.clear();
  // `announceSignOut` marks the whole document as signed out, and all tests share it. Reset that.
  announceSignIn();
  // Use up the reloads that the reload guard allows, so that the test's page is not reloaded.
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
    const server = fakeApi({
      [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
      'installment.getNextPayment': () => (over ? unauthorized : { body: { data: null, as_of: '2026-11-21' } }),
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

const NEXT = 'installment.getNextPayment';
const orderServer = () =>
  fakeApi({
    [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
    [NEXT]: () => ({ body: { data: null, as_of: '2026-11-21' } }),
  });
const AMOUNT = /\d\u00a0\d{3}\u00a0сум/;
const shown = () => document.body.textContent ?? '';
async function openOrder(user: GatewayClient['getSession'] = async () => DILNOZA) {
  await openCabinet({ server: orderServer(), path: '/orders/100008', user });
  expect(await title('Заказ №\u00a0100008')).toBeVisible();
  await expect.poll(shown, { timeout: 10_000 }).toMatch(AMOUNT);
}
const tell = (news: unknown) => {
  const otherTab = new BroadcastChannel('muddat-session');
  otherTab.postMessage(news);
  otherTab.close();
};
const pageEvent = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
const guest = { ...DILNOZA, user: null, loggedIn: false, strategy: null, token: false };

test('[S6-02] so does a page whose customer has signed out in another tab, and no amount stays in it', async () => {
  await openOrder();
  tell({ news: 'signed-out', from: 'another tab' });
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('one whose session was ended elsewhere learns of it when its window is looked at', async () => {
  let over = false;
  await openOrder(async () => (over ? guest : DILNOZA));
  over = true;
  window.dispatchEvent(new Event('focus'));
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('one whose browser now belongs to another customer shows nothing of the first', async () => {
  let user = DILNOZA;
  await openOrder(async () => user);
  user = { ...DILNOZA, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
  tell({ news: 'signed-in', from: 'another tab' });
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('the same customer signing in again elsewhere, or news that are none, change nothing', async () => {
  let asked = 0;
  await openOrder(async () => {
    asked += 1;
    return DILNOZA;
  });
  const before = asked;
  for (const news of ['signed-out', null, { news: 'signed-out' }, { news: 'other', from: 'x' }, { news: 'signed-in', from: 'another tab' }])
    tell(news);
  await expect.poll(() => asked).toBeGreaterThan(before);
  expect(await title('Заказ №\u00a0100008')).toBeVisible();
});

test('what another customer typed in this tab before their session ran out goes; the own drafts stay', async () => {
  const values = { text: 'Где чек?' };
  for (const customer of ['cus_0001', 'cus_0002'])
    keepDraft(sessionStorage, { key: ownDraft(customer, 'question.order.100008'), version: 1 }, values, Date.now());
  await openOrder();
  const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft'));
  await expect.poll(kept).toEqual(['muddat.draft.@cus_0001/question.order.100008']);
});

test('what the browser keeps of a page that is left holds nothing of the customer; brought back, it asks first', async () => {
  let over = false;
  await openOrder(async () => (over ? guest : DILNOZA));
  pageEvent('pagehide');
  expect(shown()).not.toMatch(AMOUNT);
  pageEvent('pageshow');
  expect(await title('Заказ №\u00a0100008')).toBeVisible();
  pageEvent('pagehide');
  over = true;
  pageEvent('pageshow');
  expect(shown()).not.toMatch(AMOUNT);
  expect(await title('Вы не авторизованы')).toBeVisible();
});

test('what is refused because the customer is signing out leads nowhere else; the back button brings nothing of it again', async () => {
  let over = false;
  const unauthorized = { status: 401, body: problem('unauthorized', 'Вы не авторизованы') };
  const router = await openCabinet({
    server: fakeApi({
      [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
      [NEXT]: () => (over ? unauthorized : { body: { data: null, as_of: '2026-11-21' } }),
    }),
    path: '/orders/100008',
  });
  expect(await title('Заказ №\u00a0100008')).toBeVisible();
  const { queryClient } = router.options.context;
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  over = true;
  beginSignOut();
  await queryClient.invalidateQueries();
  await expect.poll(() => queryClient.getQueryState(nextPaymentQuery(router.options.context.api).queryKey)?.status).toBe('error');
  // Wait longer than a render takes, so that the heading would be visible by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('heading', { level: 1, name: 'Вы не авторизованы' })).toBeNull();

  announceSignOut();
  pageEvent('pagehide');
  pageEvent('pageshow');
  expect(await title('Вы не авторизованы')).toBeVisible();
});

const nothing = () => undefined;
const signIn = <SignInController address={{ step: undefined, go: nothing, back: nothing }} onUnregistered={nothing} onReset={nothing} />;

test('[S6-02] the sign-in page says why one is here, once', async () => {
  noteSignedOut();
  await renderInCabinet(signIn, { api: fakeApi({}).api });
  expect(await screen.findByText('Вы не авторизованы. Войдите, чтобы продолжить')).toBeVisible();
  document.body.innerHTML = '';
  await renderInCabinet(signIn, { api: fakeApi({}).api });
  expect(await screen.findByText('Ваши покупки, платежи и лимит')).toBeVisible();
});

test('a tab that signs out itself goes its own way, and the back button brings nothing of it again', async () => {
  await openOrder();
  announceSignOut();
  tell({ news: 'unknown', from: 'another tab' });
  await expect.poll(() => screen.queryByText('Вы не авторизованы')).toBeNull();
  expect(shown()).toMatch(AMOUNT);
  pageEvent('pagehide');
  expect(shown()).not.toMatch(AMOUNT);
  pageEvent('pageshow');
  expect(await title('Вы не авторизованы')).toBeVisible();
});
