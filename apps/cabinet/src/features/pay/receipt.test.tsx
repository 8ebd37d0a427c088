import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { paymentWith } from '../../testing/payment-control.ts';
import { refundWith } from '../../testing/refunds.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ReceiptCard } from './receipt.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
});

const show = async (...given: Parameters<typeof paymentWith>) =>
  renderInCabinet(
    <ReceiptCard payment={paymentWith(...given)} about={[]} save={null} exit={null}>
      {null}
    </ReceiptCard>,
    { api: fakeApi({}).api },
  );

test('[X-20] the receipt shows the refunded amount, its card and its arrival date', async () => {
  await show('succeeded', { refunded_amount: 60_000, refunds: [refundWith()] });
  const returned = await screen.findByText('Возвращено после оплаты');
  expect(returned.nextElementSibling?.textContent).toMatch(/^60\s000\sсум$/);
  expect(screen.getByRole('list', { name: 'Возврат денег' }).textContent).toContain('Деньги в пути на карту •• 1234, придут до 24 ноября');
});

test.each([
  ['its number', { receipt_number: '100008-3' }, '100008-3'],
  ['a placeholder until the number is known', {}, '…'],
])('[X-10] the receipt shows %s', async (_what, changed, shown) => {
  await show('succeeded', changed);
  expect((await screen.findByText('Номер чека')).nextElementSibling?.textContent).toBe(shown);
});

test('the receipt of a payment without refunds shows no refund rows', async () => {
  await show('succeeded');
  expect(await screen.findByText('Дата и время')).toBeVisible();
  expect(screen.queryByText(/pay_/)).toBeNull();
  expect(screen.queryByText('Возвращено после оплаты')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Возврат денег' })).toBeNull();
});
