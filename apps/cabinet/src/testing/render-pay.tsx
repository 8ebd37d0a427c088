import type { Locale } from '@muddat/i18n';
import { useState } from 'react';
import { PayController } from '../features/pay/pay.controller.tsx';
import { type fakeServer, problemBody } from './fake-server.ts';
import { BALANCE, OVERDUE_ORDER, PAYMENT_SYSTEMS, PAYOFF_QUOTE, SAVED_CARD, wirePayment } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const CREATE_PAYMENT_ROUTE = 'POST billing/v1/api-payments/payment';
export const CONFIRM_PAYMENT_ROUTE = 'POST billing/v1/api-payments/confirm-payment';
export const FIND_PAYMENT_ROUTE = 'GET billing/v1/api-payments/payment';
export const GET_PAYMENT_ROUTE = 'GET billing/v1/api-payments/payment/pay_1';
export const RESEND_OTP_ROUTE = 'POST billing/v1/api-payments/resend-otp';
export const LIST_ENTITIES_ROUTE = 'GET billing/v1/api-payments/entity-collection';
export const GET_PAYOFF_QUOTE_ROUTE = 'GET installment/v3/user/order/100008/payoff-quote';
const LIST_SYSTEMS = 'GET billing/v1/available-systems';
export const GENERATE_LINK_ROUTE = 'POST billing/v1/generate-link';
export const RIGHT_CODE = '123456';

/** A server on which every request succeeds: the card requires a code, and `RIGHT_CODE` is accepted. */
export const successRoutes = (): Parameters<typeof fakeServer>[0] => ({
  'GET installment/v3/user/order/100008': () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }),
  [LIST_ENTITIES_ROUTE]: ({ path }) => ({ body: { data: path.includes('bank_card') ? [SAVED_CARD] : [BALANCE] } }),
  [GET_PAYOFF_QUOTE_ROUTE]: () => ({ body: PAYOFF_QUOTE }),
  [LIST_SYSTEMS]: () => ({ body: { data: PAYMENT_SYSTEMS } }),
  [CREATE_PAYMENT_ROUTE]: () => ({ status: 201, body: wirePayment('otp_required') }),
  [CONFIRM_PAYMENT_ROUTE]: ({ body }) =>
    JSON.stringify(body).includes(RIGHT_CODE)
      ? { body: wirePayment('succeeded') }
      : { status: 422, body: problemBody('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
  [FIND_PAYMENT_ROUTE]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }),
  [GET_PAYMENT_ROUTE]: () => ({ body: wirePayment('otp_required') }),
});

type PayOptions = {
  server: ReturnType<typeof fakeServer>;
  locale?: Locale;
  paymentId?: string;
  attemptKey?: string;
  initialAmount?: 'payoff' | 'other';
};

/** Renders the payment page in a component that holds the URL parameters in its state. */
export function renderPay({ server, locale = 'ru', paymentId, attemptKey, initialAmount }: PayOptions) {
  const named: (string | null)[] = [];
  function Page() {
    const [sum, setSum] = useState<'payoff' | 'other' | null>(initialAmount ?? null);
    const [address, setAddress] = useState(paymentId);
    return (
      <PayController
        orderId="100008"
        customer="cus_0001"
        paymentId={address}
        attemptKey={attemptKey}
        requestedAmount={sum}
        onPayoff={() => setSum('payoff')}
        onPaymentId={(id) => {
          named.push(id);
          setAddress(id ?? undefined);
        }}
      />
    );
  }
  return renderInCabinet(<Page />, { api: server.api, locale }).then((view) => ({ ...view, named }));
}
