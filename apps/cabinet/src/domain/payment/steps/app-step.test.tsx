import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { AT_APP, payment } from '../../../testing/orders.ts';
import { renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { paymentOf } from '../payment-of.ts';
import { AppStep } from './app-step.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

async function show(purpose: 'instalment' | 'order' | 'initial_fee' | 'payoff' | 'top_up', locale: 'ru' | 'uz' = 'ru') {
  const waited = paymentOf(payment('processing', { ...AT_APP, purpose }), { now: 0, readable: (text) => text });
  const step = <AppStep payment={waited} appUrl={waited.appUrl ?? ''} exit={null} onOtherWay={() => undefined} />;
  await renderInCabinet(step, { api: fakeApi({}).api, locale });
  await screen.findByText(/Payme ещё не сообщил|Payme hali/);
}

test('a second payment of an instalment goes on to the next one, which is said beforehand', async () => {
  await show('instalment');
  expect(screen.getByText(/Лишнее пойдёт в следующий платёж, а если платить больше нечего, на баланс\./)).toBeVisible();
  expect(screen.queryByText(/Лишнее мы зачислим/)).toBeNull();
});

test.each(['order', 'initial_fee', 'payoff', 'top_up'] as const)(
  'a second payment for the purpose %s goes to the balance',
  async (purpose) => {
    await show(purpose);
    expect(screen.getByText(/Лишнее мы зачислим на баланс\./)).toBeVisible();
  },
);

test('in Uzbek, too', async () => {
  await show('instalment', 'uz');
  expect(screen.getByText(/Ortiqcha summa keyingi toʻlovga oʻtadi, toʻlanadigan narsa qolmagan boʻlsa, balansga tushadi\./)).toBeVisible();
});
