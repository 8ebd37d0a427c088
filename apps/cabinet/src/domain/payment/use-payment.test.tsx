import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { wirePayment } from '../../testing/orders.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import { CREATE_PAYMENT_ROUTE, FIND_PAYMENT_ROUTE, GET_PAYMENT_ROUTE, successRoutes } from '../../testing/render-pay.tsx';
import { saveAttempt } from './attempt-store.ts';
import type { PaymentAttempt } from './payment.types.ts';
import { purposeKey } from './purpose.ts';
import { usePayment } from './use-payment.ts';

const KEY = purposeKey(PURPOSES.instalment);
const OWNER = { purposeKey: KEY, customer: 'cus_0001' };
const noop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

const server = fakeServer({
  ...successRoutes(),
  [FIND_PAYMENT_ROUTE]: () => ({ body: wirePayment('otp_required', { amount: 300_000 }) }),
  [GET_PAYMENT_ROUTE]: () => ({ body: wirePayment('otp_required', { amount: 300_000 }) }),
});
function PaymentState(address: { paymentId?: string; attemptKey?: string }) {
  const { state, prefill } = usePayment({
    ...OWNER,
    billing: server.api.billing,
    store: localStorage,
    transliterate: String,
    paymentId: address.paymentId,
    attemptKey: address.attemptKey,
    returnUrl: String,
    openApp: noop,
    onPaymentIdChange: noop,
    onChanged: noop,
  });
  return <output>{`${state.kind} ${prefill?.amount ?? 'no'}`}</output>;
}

/** Hydrates what a server has rendered, which does not know this device. */
function hydrate(page: ReactElement, prepare = noop) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  prepare();
  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  return onRecoverableError;
}

const ATTEMPT: PaymentAttempt = {
  key: 'key-of-an-earlier-visit',
  startedAt: Date.now(),
  draft: { purpose: PURPOSES.instalment, amount: 300_000, source: { type: 'bank_card', entityId: 'card_1' } },
};
const saveOnDevice = () => saveAttempt(localStorage, OWNER, ATTEMPT);

test.each([
  ['continues the attempt of the device', {}, 'awaiting-code 300000'],
  ['checks the attempt of its address, and knows its amount', { attemptKey: ATTEMPT.key }, 'awaiting-code 300000'],
  ['checks the payment of its address', { paymentId: 'pay_1' }, 'awaiting-code no'],
])('a page rendered on the server %s after hydration, and sends no second payment', async (_, address, text) => {
  const onRecoverableError = hydrate(<PaymentState {...address} />, saveOnDevice);
  expect(await screen.findByText(text)).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test('a page rendered on the server shows the form after hydration if the device has no attempt', () => {
  const onRecoverableError = hydrate(<PaymentState />);
  expect(screen.getByText('form no')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
