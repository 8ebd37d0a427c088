import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { MainPage } from '../../app/routes/main-page.tsx';
import { TopUpController } from '../../features/pay/top-up.controller.tsx';
import { WithdrawController } from '../../features/pay/withdraw.controller.tsx';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { CLAIMED, ENTRIES, SYSTEMS } from '../../testing/balance.ts';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { LIMITS } from '../../testing/limits.ts';
import { monthOf } from '../../testing/month.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { good, showCheckout } from '../../testing/show-checkout.tsx';

const LOADING = { timeout: 10_000 };
const TODAY = '2026-11-21';
const PAGE = { customer: 'cus_0001', paymentId: undefined, attemptKey: undefined, onNamed: () => undefined };
const TOP_UP = '/ru/cabinet/balance?act=top-up';

const entities: FakeHandlers = {
  'billing.listEntities': ({ query }) => ({ body: { data: query.get('collection_type') === 'balance' ? [CLAIMED] : [CARD] } }),
};
const claimed: FakeHandlers = {
  ...entities,
  'installment.getLimit': () => ({ body: { data: { ...LIMITS.approved, available: 0, next_step: 'top_up' }, as_of: TODAY } }),
  'installment.getMonth': () => ({ body: { data: monthOf(), as_of: TODAY } }),
  'installment.getNextPayment': () => ({ body: { data: null, as_of: TODAY } }),
  'installment.listOrders': () => ({ body: { data: [], total: 0 } }),
  'installment.listNotifications': () => ({ body: { data: [], unread_count: 0 } }),
  'billing.listAvailableSystems': () => ({ body: { data: SYSTEMS } }),
  'billing.listBalanceEntries': () => ({ body: { data: ENTRIES } }),
};
const inCabinet = (page: ReactElement) => renderInCabinet(page, { api: fakeApi(claimed).api });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test.each([
  ['the page of the balance', () => openCabinet({ server: fakeApi(claimed), path: '/cabinet/balance' })],
  ['the main page', () => inCabinet(<MainPage />)],
  ['the withdrawal', () => inCabinet(<WithdrawController {...PAGE} />)],
  ['the checkout', () => showCheckout(good(entities))],
])('%s says what is owed on the balance, why, what it blocks, and leads to the top-up', async (_page, show) => {
  await show();
  expect(await screen.findByText(/^Долг на балансе: 50\s000\sсум$/, {}, LOADING)).toBeVisible();
  expect(
    screen.getByText(/21 ноября 2026 банк отменил платёж \(Uzcard ••\s1234\).*нельзя выводить деньги и оформлять заказы/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Пополнить на 50\s000\sсум$/ })).toHaveAttribute('href', TOP_UP);
  expect(await accessibilityFaults()).toEqual([]);
});

test('the top-up says so, too, and proposes the sum that is owed', async () => {
  await inCabinet(<TopUpController {...PAGE} orderId={undefined} />);
  expect(await screen.findByRole('button', { name: /^Пополнить на 50\s000\sсум$/ }, LOADING)).toBeVisible();
  expect(screen.getByText(/^Долг на балансе: 50\s000\sсум$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Пополнить на/ })).toBeNull();
});

test('the history says how much of a line is the debt', async () => {
  await openCabinet({ server: fakeApi(claimed), path: '/cabinet/balance' });
  expect(await screen.findByText(/В долг: 30\s000\sсум$/, {}, LOADING)).toBeVisible();
});

test('the list of all parts of the cabinet says what is owed in place of what is available', async () => {
  await openCabinet({ server: fakeApi(claimed), path: '/cabinet' });
  expect(await screen.findByText(/^Долг на балансе: 50\s000\sсум$/, {}, LOADING)).toBeVisible();
});
