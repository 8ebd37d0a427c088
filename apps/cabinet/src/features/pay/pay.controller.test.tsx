import { onSessionRefused } from '@muddat/app-shell';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readAttempt } from '../../domain/payment/attempt-store.ts';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { wirePayment } from '../../testing/orders.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import {
  CONFIRM_PAYMENT_ROUTE,
  CREATE_PAYMENT_ROUTE,
  GET_PAYMENT_ROUTE,
  RIGHT_CODE,
  renderPay,
  successRoutes,
} from '../../testing/render-pay.tsx';

const ORDER = '100008';
const KEY = purposeKey(PURPOSES.instalment);
const owner = { purposeKey: KEY, customer: 'cus_0001' };
const storedAttempt = () => readAttempt(localStorage, owner);
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });
const codeField = () => screen.findByLabelText('Код из СМС');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 30_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('the customer pays the amount due by card and code, gets a receipt, and the attempt is deleted', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  const { named } = await renderPay({ server });
  await user.click(await payButton());
  await user.type(await codeField(), RIGHT_CODE);
  await heading('Оплачено');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE).map(({ body }) => body)).toEqual([
    { purpose: 'instalment', order_id: ORDER, amount: 467_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  expect(server.requestsTo(CONFIRM_PAYMENT_ROUTE).map(({ body }) => body)).toEqual([{ payment_id: 'pay_1', code: RIGHT_CODE }]);
  await expect.poll(() => named).toEqual(['pay_1']);
  // An effect clears the stored attempt, possibly after the heading has appeared.
  await expect.poll(storedAttempt).toBeNull();
  // Both the back arrow above the page and the button link to the order.
  const ways = screen.getAllByRole('link', { name: 'К заказу' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/ru/orders/100008', '/ru/orders/100008']);
  expect(screen.getByRole('button', { name: 'Скачать чек' })).toBeVisible();
});

test('[X-10] the receipt gets its number from the payment as read after it was paid', async () => {
  const user = userEvent.setup();
  const server = fakeServer({
    ...successRoutes(),
    [GET_PAYMENT_ROUTE]: () => ({ body: wirePayment('succeeded', { receipt_number: '100008-3' }) }),
  });
  await renderPay({ server });
  await user.click(await payButton());
  await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByText('100008-3', {}, { timeout: 30_000 })).toBeVisible();
});

test('the idempotency key of a payment is saved before its request is sent', async () => {
  const user = userEvent.setup();
  const seen: (string | undefined)[] = [];
  const routes = successRoutes();
  routes[CREATE_PAYMENT_ROUTE] = ({ key }) => {
    seen.push(key ?? 'none', storedAttempt()?.key);
    return { status: 201, body: wirePayment('otp_required') };
  };
  await renderPay({ server: fakeServer(routes) });
  await user.click(await payButton());
  await codeField();
  expect(seen[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen[1]).toBe(seen[0]);
});

test('a double click on the pay button creates one payment', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  await user.dblClick(await payButton());
  await codeField();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(1);
});

test('a declined card shows the reason; the next try keeps the amount and uses a new idempotency key', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[CONFIRM_PAYMENT_ROUTE] = () => ({
    body: wirePayment('failed', { reason: 'card_declined', message: 'Банк отклонил платеж. Попробуйте другую карту' }),
  });
  const server = fakeServer(routes);
  const { named } = await renderPay({ server });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '300000');
  await user.click(await payButton());
  await user.type(await codeField(), RIGHT_CODE);
  await heading('Оплата не прошла');
  expect(screen.getByText('Банк отклонил платеж. Попробуйте другую карту')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
  await user.click(await payButton());
  await codeField();
  const [first, second] = server.requestsTo(CREATE_PAYMENT_ROUTE);
  expect(second?.key).not.toBe(first?.key);
  // The URL is updated after the paint, so possibly after the field was found.
  await expect.poll(() => named).toEqual(['pay_1', null, 'pay_1']);
});

test('if a payment request gets 401, the attempt stays saved and `onSessionRefused` listeners are called', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[CREATE_PAYMENT_ROUTE] = () => ({ status: 401, body: problemBody('unauthorized', 'Вы не авторизованы', { ended: true }) });
  const server = fakeServer(routes);
  const onRefused = vi.fn();
  onTestFinished(onSessionRefused(onRefused));
  await renderPay({ server });
  await user.click(await payButton());
  await heading('Проверяем оплату');
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(storedAttempt()?.key).toBe(server.requestsTo(CREATE_PAYMENT_ROUTE)[0]?.key);
});

test('a refused payment shows the message of the server; the next try uses a new idempotency key', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[CREATE_PAYMENT_ROUTE] = () => ({
    status: 422,
    body: problemBody('amount_above_max', 'Сумма платежа больше допустимой', { min: 1, max: 2 }),
  });
  const server = fakeServer(routes);
  await renderPay({ server });
  await user.click(await payButton());
  expect(await screen.findByText('Сумма платежа больше допустимой')).toBeVisible();
  expect(storedAttempt()).toBeNull();
  await user.click(await payButton());
  await waitFor(() => expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(2));
  const [first, second] = server.requestsTo(CREATE_PAYMENT_ROUTE);
  expect(second?.key).not.toBe(first?.key);
});
