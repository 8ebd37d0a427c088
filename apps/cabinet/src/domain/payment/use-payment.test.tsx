import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { wirePayment } from '../../testing/orders.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import { CREATE_PAYMENT_ROUTE, FIND_PAYMENT_ROUTE, successRoutes } from '../../testing/render-pay.tsx';
import { saveAttempt } from './attempt-store.ts';
import { purposeKey } from './purpose.ts';
import { usePayment } from './use-payment.ts';

const KEY = purposeKey(PURPOSES.instalment);
const OWNER = { purposeKey: KEY, customer: 'cus_0001' };
const noop = () => undefined;

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

const server = fakeServer({
  ...successRoutes(),
  [FIND_PAYMENT_ROUTE]: () => ({ body: wirePayment('otp_required', { amount: 300_000 }) }),
});
function PaymentState() {
  const { state, prefill } = usePayment({
    ...OWNER,
    billing: server.api.billing,
    store: localStorage,
    transliterate: String,
    paymentId: undefined,
    returnUrl: String,
    openApp: noop,
    onPaymentIdChange: noop,
    onChanged: noop,
  });
  return <output>{`${state.kind} ${prefill?.amount ?? 'no'}`}</output>;
}

/** Hydrates what a server has rendered, which does not know this device. */
function hydrate(html: string) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  render(<PaymentState />, { container, hydrate: true, onRecoverableError });
  return onRecoverableError;
}

test('a page rendered on the server continues the attempt of the device after hydration, and sends no second payment', async () => {
  const html = renderToString(<PaymentState />);
  expect(html).toContain('form no');
  saveAttempt(localStorage, OWNER, {
    key: 'key-of-an-earlier-visit',
    startedAt: Date.now(),
    draft: { purpose: PURPOSES.instalment, amount: 300_000, source: { type: 'bank_card', entityId: 'card_1' } },
  });
  const onRecoverableError = hydrate(html);
  expect(await screen.findByText('awaiting-code 300000')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(server.requestsTo(FIND_PAYMENT_ROUTE)[0]?.path).toContain('idempotency_key=key-of-an-earlier-visit');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test('a page rendered on the server shows the form after hydration if the device has no attempt', () => {
  const onRecoverableError = hydrate(renderToString(<PaymentState />));
  expect(screen.getByText('form no')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
