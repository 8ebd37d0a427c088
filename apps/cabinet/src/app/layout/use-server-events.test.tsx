import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLACED_CHECKOUT } from '../../testing/checkout.ts';
import { type FakeOperation, fakeApi } from '../../testing/fake-api.ts';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import { restoreEventSource, stubEventSource, waitForStream } from '../../testing/manual-event-source.ts';
import { monthPayment, monthWith, NEXT_YEAR_PAYMENT } from '../../testing/month.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';

const AS_OF = '2026-11-21';
const LAZY = { timeout: 30_000 };

beforeEach(stubEventSource);
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await restoreEventSource();
});

/** A server where Dilnoza has an instalment due today; `debit` pays it. */
function dilnoza() {
  let isPaid = false;
  const server = fakeApi({
    'installment.getMonth': () => ({ body: { data: isPaid ? monthWith() : monthWith(monthPayment()), as_of: AS_OF } }),
    'installment.getNextPayment': () => ({ body: { data: NEXT_YEAR_PAYMENT, as_of: AS_OF } }),
    'installment.getLimit': () => ({ body: { data: LIMIT_BY_STATUS.approved, as_of: AS_OF } }),
    'installment.getCheckout': () => ({ body: PLACED_CHECKOUT }),
  });
  const debit = () => {
    isPaid = true;
  };
  return { server, debit };
}

test('[S2-12] the main page stops demanding an instalment when a server event reports its payment', async () => {
  const { server, debit } = dilnoza();
  await openCabinet({ server, path: '/main-page' });
  expect(await screen.findByText('Оплатите до 23 ноября, и лимит не приостановим. Пени нет.', {}, LAZY)).toBeVisible();
  const stream = await waitForStream();
  stream.open();
  debit();
  stream.emit('payment');
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.', {}, LAZY)).toBeVisible();
});

const PAGES: readonly [string, readonly FakeOperation[]][] = [
  ['/orders', ['installment.listOrders']],
  ['/cabinet/balance', ['billing.listEntities', 'billing.listBalanceEntries']],
  ['/cabinet/consents', ['billing.listConsents']],
  ['/cabinet/checkout?checkout=chk_1', ['installment.getCheckout']],
  ['/orders/100008', ['installment.getOrder']],
];

test('the pages of orders, balance, consents and checkout refetch their data after a payment event', async () => {
  const { server } = dilnoza();
  const router = await openCabinet({ server, path: '/profile' });
  const stream = await waitForStream();
  stream.open();
  for (const [path, operations] of PAGES) {
    await router.navigate({ to: `/ru${path}` });
    for (const operation of operations)
      await expect.poll(() => server.requestsTo(operation).length, { message: operation }).toBeGreaterThan(0);
    // An event refetches what the page shows, so the page must be there.
    await expect.poll(() => router.state.resolvedLocation?.href).toBe(`/ru${path}`);
    const before = server.requests.length;
    stream.emit('payment');
    const asked = () => server.requests.slice(before).map(({ operation }) => operation);
    for (const operation of operations) await expect.poll(asked, { message: path }).toContain(operation);
  }
});

test('if the event stream is refused, the main page refetches its data after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server, debit } = dilnoza();
  await openCabinet({ server, path: '/main-page' });
  expect(await screen.findByText('Оплатите до 23 ноября, и лимит не приостановим. Пени нет.', {}, LAZY)).toBeVisible();
  (await waitForStream()).refuse();
  debit();
  vi.advanceTimersByTime(30_000);
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.', {}, LAZY)).toBeVisible();
});
