import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { paymentAt } from '../../testing/payment-control.ts';
import { refund } from '../../testing/refunds.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ReceiptCard } from './receipt.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
});

const show = async (...given: Parameters<typeof paymentAt>) =>
  renderInCabinet(
    <ReceiptCard payment={paymentAt(...given)} about={[]} save={null} exit={null}>
      {null}
    </ReceiptCard>,
    { api: fakeApi({}).api },
  );

test('[X-20] a receipt says what was given back, where it is and when it comes', async () => {
  await show('succeeded', { refunded_amount: 60_000, refunds: [refund()] });
  const returned = await screen.findByText('Возвращено после оплаты');
  expect(returned.nextElementSibling?.textContent).toMatch(/^60\s000\sсум$/);
  expect(screen.getByRole('list', { name: 'Возврат денег' }).textContent).toContain('Деньги в пути на карту •• 1234, придут до 24 ноября');
});

test('a receipt of a payment that stands says nothing of refunds', async () => {
  await show('succeeded');
  expect(await screen.findByText('Номер платежа')).toBeVisible();
  expect(screen.queryByText('Возвращено после оплаты')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Возврат денег' })).toBeNull();
});
