import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { attemptStorageKey, readAttempt, saveAttempt } from '../../domain/payment/attempt-store.ts';
import type { PaymentAttempt } from '../../domain/payment/payment.types.ts';
import { AUTO_RESEND_WINDOW_MS } from '../../domain/payment/payment-calls.ts';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { wirePayment } from '../../testing/orders.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import {
  CREATE_PAYMENT_ROUTE,
  FIND_PAYMENT_ROUTE,
  GET_PAYMENT_ROUTE,
  RIGHT_CODE,
  renderPay,
  successRoutes,
} from '../../testing/render-pay.tsx';

const KEY = purposeKey(PURPOSES.instalment);
const owner = { purposeKey: KEY, customer: 'cus_0001' };
const attempt = (startedAt: number): PaymentAttempt => ({
  key: 'key-of-an-earlier-visit',
  startedAt,
  draft: { purpose: PURPOSES.instalment, amount: 300_000, source: { type: 'bank_card', entityId: 'card_1' } },
});
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

test('after a lost response the payment is looked up by its idempotency key and continues', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[CREATE_PAYMENT_ROUTE] = () => 'no-answer';
  routes[FIND_PAYMENT_ROUTE] = () => ({ body: wirePayment('otp_required') });
  const server = fakeServer(routes);
  await renderPay({ server });
  await user.click(await payButton());
  await heading('Проверяем оплату');
  await user.type(await screen.findByLabelText('Код из СМС'), RIGHT_CODE);
  await heading('Оплачено');
  expect(server.requestsTo(FIND_PAYMENT_ROUTE)[0]?.path).toContain(`idempotency_key=${server.requestsTo(CREATE_PAYMENT_ROUTE)[0]?.key}`);
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(1);
});

test('a payment request that the server never received is repeated with the same idempotency key', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  let tries = 0;
  routes[CREATE_PAYMENT_ROUTE] = () => {
    tries += 1;
    return tries === 1 ? 'no-answer' : { status: 201, body: wirePayment('otp_required') };
  };
  const server = fakeServer(routes);
  await renderPay({ server });
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  const [first, second] = server.requestsTo(CREATE_PAYMENT_ROUTE);
  expect(second).toEqual(first);
});

test('a payment page reloaded before the response resumes the saved attempt at the code step', async () => {
  saveAttempt(localStorage, owner, attempt(Date.now()));
  const routes = successRoutes();
  routes[FIND_PAYMENT_ROUTE] = () => ({ body: wirePayment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  const { named } = await renderPay({ server });
  await codeField();
  await expect.poll(() => named).toEqual(['pay_1']);
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test('an old payment attempt unknown to the server is not sent again, and its amount is filled into the form', async () => {
  saveAttempt(localStorage, owner, attempt(Date.now() - AUTO_RESEND_WINDOW_MS - 1_000));
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
  expect(server.requestsTo(FIND_PAYMENT_ROUTE)).toHaveLength(1);
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
  expect(storedAttempt()).toBeNull();
});

describe.each([
  ['two days ahead', 2],
  ['two days back', -2],
  ['a month ahead', 31],
])('[X-03] when the clock of the device is set %s after the pay button was pressed', (_, days) => {
  beforeEach(() => {
    saveAttempt(localStorage, owner, attempt(Date.now()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('the page shows that the payment is being checked, then its result, and no form', async () => {
    const routes = successRoutes();
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    routes[FIND_PAYMENT_ROUTE] = async () => {
      await asked;
      return { body: wirePayment('succeeded', { amount: 300_000 }) };
    };
    const server = fakeServer(routes);
    await renderPay({ server });
    await heading('Проверяем оплату');
    await waitFor(() => expect(server.requestsTo(FIND_PAYMENT_ROUTE)).toHaveLength(1));
    expect(server.requestsTo(FIND_PAYMENT_ROUTE)[0]?.path).toContain('idempotency_key=key-of-an-earlier-visit');
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
    release();
    await heading('Оплачено');
    expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
    await expect.poll(storedAttempt).toBeNull();
  });

  test('a payment request that the server never received is not repeated, and its amount is filled into the form', async () => {
    const server = fakeServer(successRoutes());
    await renderPay({ server });
    expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
    expect(server.requestsTo(FIND_PAYMENT_ROUTE)).toHaveLength(1);
    expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
  });

  test('the payment attempt stays saved while the server does not respond', async () => {
    const routes = successRoutes();
    routes[FIND_PAYMENT_ROUTE] = () => 'no-answer';
    const server = fakeServer(routes);
    await renderPay({ server });
    await heading('Проверяем оплату');
    await waitFor(() => expect(server.requestsTo(FIND_PAYMENT_ROUTE).length).toBeGreaterThan(0));
    expect(storedAttempt()?.key).toBe('key-of-an-earlier-visit');
    expect(screen.getByRole('heading', { level: 1, name: 'Проверяем оплату' })).toBeVisible();
  });
});

test('the payment page with a payment id in its URL shows the status of this payment and sends nothing', async () => {
  const routes = successRoutes();
  routes[GET_PAYMENT_ROUTE] = () => ({ body: wirePayment('succeeded') });
  const server = fakeServer(routes);
  await renderPay({ server, paymentId: 'pay_1' });
  await heading('Оплачено');
  expect(server.requestsTo('POST')).toEqual([]);
});

test('after a reload at the code step, the way back to the form keeps the typed amount and the chosen source', async () => {
  const user = userEvent.setup();
  saveAttempt(localStorage, owner, {
    ...attempt(Date.now()),
    draft: { ...attempt(0).draft, amount: 200_000, source: { type: 'balance' } },
  });
  const routes = successRoutes();
  routes[GET_PAYMENT_ROUTE] = () => ({ body: wirePayment('otp_required', { amount: 200_000 }) });
  await renderPay({ server: fakeServer(routes), paymentId: 'pay_1' });
  await user.click(await screen.findByRole('button', { name: 'Изменить сумму или карту' }));
  expect(await screen.findByLabelText('Сумма')).toHaveValue('200 000');
  expect(await screen.findByRole('radio', { name: /Баланс/ })).toBeChecked();
});

test('the payment page joins a payment started in another tab, without a second one', async () => {
  const routes = successRoutes();
  routes[FIND_PAYMENT_ROUTE] = () => ({ body: wirePayment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  await renderPay({ server });
  await payButton();
  saveAttempt(localStorage, owner, attempt(Date.now()));
  const newValue = localStorage.getItem(attemptStorageKey(KEY));
  window.dispatchEvent(new StorageEvent('storage', { key: attemptStorageKey(KEY), newValue }));
  await codeField();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test('pressing the pay button in a second tab joins the payment of the first, even without a storage event', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[FIND_PAYMENT_ROUTE] = () => ({ body: wirePayment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  await renderPay({ server });
  const button = await payButton();
  saveAttempt(localStorage, owner, attempt(Date.now()));
  await user.click(button);
  await codeField();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});
