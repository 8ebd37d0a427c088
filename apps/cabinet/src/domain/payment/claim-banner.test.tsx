import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Page as MainPage } from '../../app/routes/main-page.tsx';
import { TopUpController } from '../../features/pay/top-up.controller.tsx';
import { WithdrawController } from '../../features/pay/withdraw.controller.tsx';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { BALANCE_ENTRIES, BALANCE_WITH_CLAIM, TOP_UP_SYSTEMS } from '../../testing/balance.ts';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import { monthWith } from '../../testing/month.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { SAVED_CARD } from '../../testing/orders.ts';
import { renderCheckout, successHandlers } from '../../testing/render-checkout.tsx';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const LOADING = { timeout: 30_000 };
const TODAY = '2026-11-21';
const PAGE = { customer: 'cus_0001', paymentId: undefined, attemptKey: undefined, onPaymentId: () => undefined };
const TOP_UP = '/ru/cabinet/balance?act=top-up';

const entities: FakeHandlers = {
  'billing.listEntities': ({ query }) => ({
    body: { data: query.get('collection_type') === 'balance' ? [BALANCE_WITH_CLAIM] : [SAVED_CARD] },
  }),
};
const claimed: FakeHandlers = {
  ...entities,
  'installment.getLimit': () => ({ body: { data: { ...LIMIT_BY_STATUS.approved, available: 0, next_step: 'top_up' }, as_of: TODAY } }),
  'installment.getMonth': () => ({ body: { data: monthWith(), as_of: TODAY } }),
  'installment.getNextPayment': () => ({ body: { data: null, as_of: TODAY } }),
  'installment.listOrders': () => ({ body: { data: [], total: 0 } }),
  'installment.listNotifications': () => ({ body: { data: [], unread_count: 0 } }),
  'billing.listAvailableSystems': () => ({ body: { data: TOP_UP_SYSTEMS } }),
  'billing.listBalanceEntries': () => ({ body: { data: BALANCE_ENTRIES } }),
};
const inCabinet = (page: ReactElement) => renderInCabinet(page, { api: fakeApi(claimed).api });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test.each([
  ['the balance page', () => openCabinet({ server: fakeApi(claimed), path: '/cabinet/balance' })],
  ['the main page', () => inCabinet(<MainPage />)],
  ['the withdrawal page', () => inCabinet(<WithdrawController {...PAGE} />)],
  ['the checkout', () => renderCheckout(successHandlers(entities))],
])('%s shows the debt on the balance, its reason, what it blocks, and a link to the top-up', async (_page, show) => {
  await show();
  expect(await screen.findByText(/^Долг на балансе: 50\s000\sсум$/, {}, LOADING)).toBeVisible();
  expect(
    screen.getByText(/21 ноября 2026 банк отменил платёж \(Uzcard ••\s1234\).*нельзя выводить деньги и оформлять заказы/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Пополнить на 50\s000\sсум$/ })).toHaveAttribute('href', TOP_UP);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('the top-up page shows the debt on the balance and proposes its amount', async () => {
  await inCabinet(<TopUpController {...PAGE} orderId={undefined} />);
  expect(await screen.findByRole('button', { name: /^Пополнить на 50\s000\sсум$/ }, LOADING)).toBeVisible();
  expect(screen.getByText(/^Долг на балансе: 50\s000\sсум$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Пополнить на/ })).toBeNull();
});

test('a row of the balance history shows how much of it became debt', async () => {
  await openCabinet({ server: fakeApi(claimed), path: '/cabinet/balance' });
  expect(await screen.findByText(/В долг: 30\s000\sсум$/, {}, LOADING)).toBeVisible();
});
