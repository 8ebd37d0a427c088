import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLACED } from '../../testing/checkout.ts';
import { type FakeOperation, fakeApi } from '../../testing/fake-api.ts';
import { endStreams, handStreams, streamBegun } from '../../testing/hand-source.ts';
import { LIMITS } from '../../testing/limits.ts';
import { monthOf, monthPayment, NEXT_YEAR } from '../../testing/month.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';

const AS_OF = '2026-11-21';
const LAZY = { timeout: 15_000 };

beforeEach(handStreams);
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await endStreams();
});

/** A server where Dilnoza has an instalment due today; `debit` pays it. */
function dilnoza() {
  let isPaid = false;
  const server = fakeApi({
    'installment.getMonth': () => ({ body: { data: isPaid ? monthOf() : monthOf(monthPayment()), as_of: AS_OF } }),
    'installment.getNextPayment': () => ({ body: { data: NEXT_YEAR, as_of: AS_OF } }),
    'installment.getLimit': () => ({ body: { data: LIMITS.approved, as_of: AS_OF } }),
    'installment.getCheckout': () => ({ body: PLACED }),
  });
  const debit = () => {
    isPaid = true;
  };
  return { server, debit };
}

test('[S2-12] the main page stops asking for money when a payment comes through elsewhere', async () => {
  const { server, debit } = dilnoza();
  await openCabinet({ server, path: '/main-page' });
  expect(await screen.findByText('Оплатите до 23 ноября, и лимит не приостановим. Пени нет.', {}, LAZY)).toBeVisible();
  const stream = await streamBegun();
  stream.open();
  debit();
  stream.say('payment');
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.', {}, LAZY)).toBeVisible();
});

const PAGES: readonly [string, readonly FakeOperation[]][] = [
  ['/orders', ['installment.listOrders']],
  ['/cabinet/balance', ['billing.listEntities', 'billing.listBalanceEntries']],
  ['/cabinet/consents', ['billing.listConsents']],
  ['/cabinet/checkout?checkout=chk_1', ['installment.getCheckout']],
  ['/orders/100008', ['installment.getOrder']],
];

test('every page follows the stream of the frame, which begins once, some seconds after the first page has loaded', async () => {
  const { server } = dilnoza();
  const router = await openCabinet({ server, path: '/profile' });
  const stream = await streamBegun();
  stream.open();
  for (const [path, operations] of PAGES) {
    await router.navigate({ to: `/ru${path}` });
    for (const operation of operations) await expect.poll(() => server.of(operation).length, { message: operation }).toBeGreaterThan(0);
    const before = server.asked.length;
    stream.say('payment');
    const asked = () => server.asked.slice(before).map(({ operation }) => operation);
    for (const operation of operations) await expect.poll(asked, { message: path }).toContain(operation);
  }
});

test('without a stream a page asks again by itself each half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server, debit } = dilnoza();
  await openCabinet({ server, path: '/main-page' });
  expect(await screen.findByText('Оплатите до 23 ноября, и лимит не приостановим. Пени нет.', {}, LAZY)).toBeVisible();
  (await streamBegun()).refuse();
  debit();
  vi.advanceTimersByTime(30_000);
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.', {}, LAZY)).toBeVisible();
});
