import { announceSignIn, announceSignOut, saveSignedOutNotice } from '@muddat/app-shell';
import { customerDraftKey, saveDraft } from '@muddat/forms';
import type { GatewayClient } from '@muddat/sdk';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { SignInController } from '../../features/auth/sign-in/sign-in.controller.tsx';
import { beginSignOut } from '../../shared/session/sign-out.ts';
import { fakeApi, problemBody } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const ORDER = 'installment.getOrder';
/** The heading of the order once it is known; before, for a moment, it is the order's number. */
const GOODS = /Zamin Tab/;
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 30_000 });

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
  sessionStorage.clear();
  // `announceSignOut` marks the whole document as signed out, and all tests share it. Reset that.
  announceSignIn();
  // Use up the reloads that the reload guard allows, so that the test's page is not reloaded.
  sessionStorage.setItem('muddat.reloads', `${Date.now()} 3`);
});

test.each([
  ['ru', 'Вы не авторизованы', 'Войти'],
  ['uz', 'Siz tizimga kirmagansiz', 'Kirish'],
] as const)(
  '[S6-02] in %s a page whose session has ended shows a notice with a link to the sign-in and hides the customer data',
  async (locale, name, signIn) => {
    let over = false;
    const unauthorized = { status: 401, body: problemBody('unauthorized', 'Вы не авторизованы') };
    const server = fakeApi({
      [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }),
      'installment.getNextPayment': () => (over ? unauthorized : { body: { data: null, as_of: '2026-11-21' } }),
    });
    const router = await openCabinet({ server, path: '/orders/100008', locale });
    expect(await title(GOODS)).toBeVisible();
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
    [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }),
    [NEXT]: () => ({ body: { data: null, as_of: '2026-11-21' } }),
  });
const AMOUNT = /\d\u00a0\d{3}\u00a0сум/;
const shown = () => document.body.textContent ?? '';
async function openOrder(user: GatewayClient['getSession'] = async () => CUSTOMER_SESSION) {
  await openCabinet({ server: orderServer(), path: '/orders/100008', user });
  expect(await title(GOODS)).toBeVisible();
  await expect.poll(shown, { timeout: 30_000 }).toMatch(AMOUNT);
}
const tell = (news: unknown) => {
  const otherTab = new BroadcastChannel('muddat-session');
  otherTab.postMessage(news);
  otherTab.close();
};
const pageEvent = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
const guest = { ...CUSTOMER_SESSION, user: null, loggedIn: false, strategy: null, token: false };

test('[S6-02] after a sign-out in another tab the page shows the sign-in notice and no amount', async () => {
  await openOrder();
  tell({ news: 'signed-out', from: 'another tab' });
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('a page whose session ended elsewhere shows the sign-in notice once its window gets focus', async () => {
  let over = false;
  await openOrder(async () => (over ? guest : CUSTOMER_SESSION));
  over = true;
  window.dispatchEvent(new Event('focus'));
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('after another customer signs in in another tab, the page shows the sign-in notice and no amount of the first', async () => {
  let user = CUSTOMER_SESSION;
  await openOrder(async () => user);
  user = { ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
  tell({ news: 'signed-in', from: 'another tab' });
  expect(await title('Вы не авторизованы')).toBeVisible();
  expect(shown()).not.toMatch(AMOUNT);
});

test('an order that another customer cannot open says, after the page was loaded anew, that someone else is signed in now', async () => {
  let user = CUSTOMER_SESSION;
  await openOrder(async () => user);
  user = { ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } };
  tell({ news: 'signed-in', from: 'another tab' });
  expect(await title('Вы не авторизованы')).toBeVisible();
  cleanup();
  const server = fakeApi({ [ORDER]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) });
  await openCabinet({ server, path: '/orders/100008', user: async () => user });
  expect(await screen.findByText('Сейчас в Muddat вошёл другой человек', {}, { timeout: 30_000 })).toBeVisible();
});

test('a new sign-in of the same customer and invalid messages from other tabs do not change the page', async () => {
  let asked = 0;
  await openOrder(async () => {
    asked += 1;
    return CUSTOMER_SESSION;
  });
  const before = asked;
  for (const news of ['signed-out', null, { news: 'signed-out' }, { news: 'other', from: 'x' }, { news: 'signed-in', from: 'another tab' }])
    tell(news);
  await expect.poll(() => asked).toBeGreaterThan(before);
  expect(await title(OVERDUE_ORDER.items[0]?.name ?? '')).toBeVisible();
});

test('opening a page deletes the drafts of other customers in this tab and keeps those of the signed-in customer', async () => {
  const values = { text: 'Где чек?' };
  for (const customer of ['cus_0001', 'cus_0002'])
    saveDraft(sessionStorage, { key: customerDraftKey(customer, 'question.order.100008'), version: 1 }, values, Date.now());
  await openOrder();
  const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft'));
  await expect.poll(kept).toEqual(['muddat.draft.@cus_0001/question.order.100008']);
});

test('a page in the back/forward cache shows no amount, and checks the session when it is restored', async () => {
  let over = false;
  await openOrder(async () => (over ? guest : CUSTOMER_SESSION));
  pageEvent('pagehide');
  expect(shown()).not.toMatch(AMOUNT);
  pageEvent('pageshow');
  expect(await title(OVERDUE_ORDER.items[0]?.name ?? '')).toBeVisible();
  pageEvent('pagehide');
  over = true;
  pageEvent('pageshow');
  expect(shown()).not.toMatch(AMOUNT);
  expect(await title('Вы не авторизованы')).toBeVisible();
});

test('a 401 during a sign-out shows no sign-in notice; the page shows it when the Back button restores it', async () => {
  let over = false;
  const unauthorized = { status: 401, body: problemBody('unauthorized', 'Вы не авторизованы') };
  const router = await openCabinet({
    server: fakeApi({
      [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }),
      [NEXT]: () => (over ? unauthorized : { body: { data: null, as_of: '2026-11-21' } }),
    }),
    path: '/orders/100008',
  });
  expect(await title(OVERDUE_ORDER.items[0]?.name ?? '')).toBeVisible();
  const { queryClient } = router.options.context;
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  over = true;
  beginSignOut();
  await queryClient.invalidateQueries();
  await expect.poll(() => queryClient.getQueryState(nextPaymentQuery(router.options.context.api).queryKey)?.status).toBe('error');
  // Wait longer than a render takes, so that a heading that must not appear would be visible by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('heading', { level: 1, name: 'Вы не авторизованы' })).toBeNull();

  announceSignOut();
  pageEvent('pagehide');
  pageEvent('pageshow');
  expect(await title('Вы не авторизованы')).toBeVisible();
});

const nothing = () => undefined;
const signIn = (
  <SignInController stepUrl={{ step: undefined, setStep: nothing, back: nothing }} onUnregistered={nothing} onReset={nothing} />
);

test('[S6-02] the sign-in page explains once that the session has ended', async () => {
  saveSignedOutNotice();
  await renderInCabinet(signIn, { api: fakeApi({}).api });
  expect(await screen.findByText('Вы не авторизованы. Войдите, чтобы продолжить')).toBeVisible();
  document.body.innerHTML = '';
  await renderInCabinet(signIn, { api: fakeApi({}).api });
  expect(await screen.findByText('Ваши покупки, платежи и лимит')).toBeVisible();
});

test('the tab that signs out shows no notice until the Back button restores it, then the notice and no amount', async () => {
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
