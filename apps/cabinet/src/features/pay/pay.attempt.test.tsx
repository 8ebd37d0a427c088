import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aimKey } from '../../domain/payment/aim.ts';
import { attemptName, keepAttempt, readAttempt } from '../../domain/payment/attempt-store.ts';
import type { PaymentAttempt } from '../../domain/payment/payment.types.ts';
import { RESEND_WITHIN_MS } from '../../domain/payment/payment-calls.ts';
import { AIMS } from '../../testing/aims.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { payment } from '../../testing/orders.ts';
import { CREATE, FIND, GET, goodRoutes, RIGHT_CODE, showPay } from '../../testing/show-pay.tsx';

const KEY = aimKey(AIMS.instalment);
const owner = { aimKey: KEY, customer: 'cus_0001' };
const attempt = (startedAt: number): PaymentAttempt => ({
  key: 'key-of-an-earlier-visit',
  startedAt,
  draft: { aim: AIMS.instalment, amount: 300_000, source: { type: 'bank_card', entityId: 'card_1' } },
});
const kept = () => readAttempt(localStorage, owner);
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });
const codeField = () => screen.findByLabelText('Код из СМС');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('an answer that is lost is looked up by its key, and the payment goes on', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[CREATE] = () => 'no-answer';
  routes[FIND] = () => ({ body: payment('otp_required') });
  const server = fakeServer(routes);
  await showPay({ server });
  await user.click(await payButton());
  await heading('Проверяем оплату');
  await user.type(await screen.findByLabelText('Код из СМС'), RIGHT_CODE);
  await heading('Оплачено');
  expect(server.of(FIND)[0]?.path).toContain(`idempotency_key=${server.of(CREATE)[0]?.key}`);
  expect(server.of(CREATE)).toHaveLength(1);
});

test('what the server never received is sent again under the same key', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  let tries = 0;
  routes[CREATE] = () => {
    tries += 1;
    return tries === 1 ? 'no-answer' : { status: 201, body: payment('otp_required') };
  };
  const server = fakeServer(routes);
  await showPay({ server });
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  const [first, second] = server.of(CREATE);
  expect(second).toEqual(first);
});

test('a reload before the answer takes up the attempt that was kept, without a form in between', async () => {
  keepAttempt(localStorage, owner, attempt(Date.now()));
  const routes = goodRoutes();
  routes[FIND] = () => ({ body: payment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  const { named } = await showPay({ server });
  await codeField();
  await expect.poll(() => named).toEqual(['pay_1']);
  expect(server.of(CREATE)).toEqual([]);
});

test('long after the button was pressed nothing is sent by itself; what was typed stands in the form', async () => {
  keepAttempt(localStorage, owner, attempt(Date.now() - RESEND_WITHIN_MS - 1_000));
  const server = fakeServer(goodRoutes());
  await showPay({ server });
  expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
  expect(server.of(FIND)).toHaveLength(1);
  expect(server.of(CREATE)).toEqual([]);
  expect(kept()).toBeNull();
});

describe.each([
  ['two days ahead', 2],
  ['two days back', -2],
  ['a month ahead, as after a month', 31],
])('[X-03] a device whose clock is set %s between the press and the visit', (_, days) => {
  beforeEach(() => {
    keepAttempt(localStorage, owner, attempt(Date.now()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('is told that the payment is checked, and then what became of it; no form comes in between', async () => {
    const routes = goodRoutes();
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    routes[FIND] = async () => {
      await asked;
      return { body: payment('succeeded', { amount: 300_000 }) };
    };
    const server = fakeServer(routes);
    await showPay({ server });
    await heading('Проверяем оплату');
    await waitFor(() => expect(server.of(FIND)).toHaveLength(1));
    expect(server.of(FIND)[0]?.path).toContain('idempotency_key=key-of-an-earlier-visit');
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
    release();
    await heading('Оплачено');
    expect(server.of(CREATE)).toEqual([]);
    await expect.poll(kept).toBeNull();
  });

  test('does not send by itself what the server never got', async () => {
    const server = fakeServer(goodRoutes());
    await showPay({ server });
    expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
    expect(server.of(FIND)).toHaveLength(1);
    expect(server.of(CREATE)).toEqual([]);
  });

  test('keeps the attempt while the server does not answer', async () => {
    const routes = goodRoutes();
    routes[FIND] = () => 'no-answer';
    const server = fakeServer(routes);
    await showPay({ server });
    await heading('Проверяем оплату');
    await waitFor(() => expect(server.of(FIND).length).toBeGreaterThan(0));
    expect(kept()?.key).toBe('key-of-an-earlier-visit');
    expect(screen.getByRole('heading', { level: 1, name: 'Проверяем оплату' })).toBeVisible();
  });
});

test('a reload with the payment in the address shows how it stands', async () => {
  const routes = goodRoutes();
  routes[GET] = () => ({ body: payment('succeeded') });
  const server = fakeServer(routes);
  await showPay({ server, paymentId: 'pay_1' });
  await heading('Оплачено');
  expect(server.of('POST')).toEqual([]);
});

test('a payment that another tab has begun is joined, not made a second time', async () => {
  const routes = goodRoutes();
  routes[FIND] = () => ({ body: payment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  await showPay({ server });
  await payButton();
  keepAttempt(localStorage, owner, attempt(Date.now()));
  const newValue = localStorage.getItem(attemptName(KEY));
  window.dispatchEvent(new StorageEvent('storage', { key: attemptName(KEY), newValue }));
  await codeField();
  expect(server.of(CREATE)).toEqual([]);
});

test('a press in a second tab that has not heard of the first one joins it too', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[FIND] = () => ({ body: payment('otp_required', { amount: 300_000 }) });
  const server = fakeServer(routes);
  await showPay({ server });
  const button = await payButton();
  keepAttempt(localStorage, owner, attempt(Date.now()));
  await user.click(button);
  await codeField();
  expect(server.of(CREATE)).toEqual([]);
});
