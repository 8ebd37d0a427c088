import type { Locale } from '@muddat/i18n';
import { useState } from 'react';
import { PayController } from '../features/pay/pay.controller.tsx';
import { type fakeServer, problem } from './fake-server.ts';
import { BALANCE, CARD, OVERDUE, PAYOFF, payment, SYSTEM_LIST } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const CREATE = 'POST billing/v1/api-payments/payment';
export const CONFIRM = 'POST billing/v1/api-payments/confirm-payment';
export const FIND = 'GET billing/v1/api-payments/payment';
export const GET = 'GET billing/v1/api-payments/payment/pay_1';
export const RESEND = 'POST billing/v1/api-payments/resend-otp';
export const ENTITIES = 'GET billing/v1/api-payments/entity-collection';
export const QUOTE = 'GET installment/v3/user/order/100008/payoff-quote';
const SYSTEMS = 'GET billing/v1/available-systems';
export const LINK = 'POST billing/v1/generate-link';
export const RIGHT_CODE = '123456';

/** A server on which every request succeeds: the card requires a code, and `RIGHT_CODE` is accepted. */
export const goodRoutes = (): Parameters<typeof fakeServer>[0] => ({
  'GET installment/v3/user/order/100008': () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
  [ENTITIES]: ({ path }) => ({ body: { data: path.includes('bank_card') ? [CARD] : [BALANCE] } }),
  [QUOTE]: () => ({ body: PAYOFF }),
  [SYSTEMS]: () => ({ body: { data: SYSTEM_LIST } }),
  [CREATE]: () => ({ status: 201, body: payment('otp_required') }),
  [CONFIRM]: ({ body }) =>
    JSON.stringify(body).includes(RIGHT_CODE)
      ? { body: payment('succeeded') }
      : { status: 422, body: problem('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
  [FIND]: () => ({ status: 404, body: problem('not_found', 'Не найдено') }),
  [GET]: () => ({ body: payment('otp_required') }),
});

type Shown = {
  server: ReturnType<typeof fakeServer>;
  locale?: Locale;
  paymentId?: string;
  attemptKey?: string;
  wanted?: 'payoff' | 'other';
};

/** Renders the payment page in a component that holds the URL parameters in its state. */
export function showPay({ server, locale = 'ru', paymentId, attemptKey, wanted }: Shown) {
  const named: (string | null)[] = [];
  function Page() {
    const [sum, setSum] = useState<'payoff' | 'other' | null>(wanted ?? null);
    const [address, setAddress] = useState(paymentId);
    return (
      <PayController
        orderId="100008"
        customer="cus_0001"
        paymentId={address}
        attemptKey={attemptKey}
        wanted={sum}
        onPayoff={() => setSum('payoff')}
        onNamed={(id) => {
          named.push(id);
          setAddress(id ?? undefined);
        }}
      />
    );
  }
  return renderInCabinet(<Page />, { api: server.api, locale }).then((view) => ({ ...view, named }));
}
