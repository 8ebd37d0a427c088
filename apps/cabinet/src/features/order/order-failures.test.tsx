import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OfflineNote } from '../../app/offline/offline-note.tsx';
import { createOfflineStore } from '../../app/offline/offline-store.ts';
import { clearOfflineCache } from '../../shared/device/clear-databases.ts';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrderView } from './order-view.tsx';

const ORDER = 'installment.getOrder';
const orderResponse = (change: object = {}) => ({
  [ORDER]: () => ({ body: { data: { ...OVERDUE_ORDER, ...change }, as_of: '2026-11-21' } }),
});
const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') =>
  renderInCabinet(<OrderView id="100008" />, { api: fakeApi(routes).api, locale });
beforeEach(() => {
  document.body.innerHTML = '';
});

test('an order that fails to load shows an error with a retry', async () => {
  const user = userEvent.setup();
  let broken = true;
  const good = orderResponse()[ORDER];
  await show({ [ORDER]: () => (broken || !good ? 'no-answer' : good()) });
  await screen.findByText('Не удалось загрузить заказ');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Zarafshon Elektron')).toBeVisible();
});

test('[X-09] offline, an order that is not cached shows an error, and loads once the network is back', async () => {
  let away = true;
  const good = orderResponse()[ORDER];
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
  await show({ [ORDER]: () => (away || !good ? 'no-answer' : good()) });
  expect(await screen.findByText('Не удалось загрузить заказ')).toBeVisible();
  away = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Zarafshon Elektron')).toBeVisible();
});

test('[X-09] offline, an order from the cached list shows its schedule and the age of the data', async () => {
  const store = createOfflineStore();
  onTestFinished(clearOfflineCache);
  await store.claim('cus_0001');
  const at = Date.now() - 60_000;
  await store.save({ owner: 'cus_0001', name: 'orders', data: { pages: [{ data: [OVERDUE_ORDER] }], pageParams: [null] }, at });
  const { api } = fakeApi({ [ORDER]: () => 'no-answer', 'billing.listPayments': () => 'no-answer' });
  const page = (
    <>
      <OfflineNote />
      <OrderView id="100008" />
    </>
  );
  await renderInCabinet(page, { api });
  expect(await screen.findByRole('region', { name: 'График платежей' }, { timeout: 5_000 })).toBeVisible();
  expect(await screen.findByText(/^Нет интернета. Данные от/)).toBeVisible();
});
