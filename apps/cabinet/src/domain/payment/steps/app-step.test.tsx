import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { APP_PAYMENT, wirePayment } from '../../../testing/orders.ts';
import { renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { toPayment } from '../to-payment.ts';
import { AppStep } from './app-step.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

async function show(purpose: 'instalment' | 'order' | 'initial_fee' | 'payoff' | 'top_up', locale: 'ru' | 'uz' = 'ru') {
  const waited = toPayment(wirePayment('processing', { ...APP_PAYMENT, purpose }), { now: 0, transliterate: (text) => text });
  const step = <AppStep payment={waited} appUrl={waited.appUrl ?? ''} exit={null} onOtherMethod={() => undefined} />;
  await renderInCabinet(step, { api: fakeApi({}).api, locale });
  await screen.findByText(/Payme ещё не сообщил|Payme hali/);
}

test('the app step says that the excess of an instalment goes to the next payment, or else to the balance', async () => {
  await show('instalment');
  expect(screen.getByText(/Лишнее пойдёт в следующий платёж, а если платить больше нечего, на баланс\./)).toBeVisible();
  expect(screen.queryByText(/Лишнее мы зачислим/)).toBeNull();
});

test.each(['order', 'initial_fee', 'payoff', 'top_up'] as const)(
  'the app step says that the excess of a payment for the purpose %s goes to the balance',
  async (purpose) => {
    await show(purpose);
    expect(screen.getByText(/Лишнее мы зачислим на баланс\./)).toBeVisible();
  },
);

test('in Uzbek, the app step says that the excess of an instalment goes to the next payment, or else to the balance', async () => {
  await show('instalment', 'uz');
  expect(screen.getByText(/Ortiqcha summa keyingi toʻlovga oʻtadi, toʻlanadigan narsa qolmagan boʻlsa, balansga tushadi\./)).toBeVisible();
});
