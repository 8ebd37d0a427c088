import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAttempt, saveAttempt } from '../../domain/payment/attempt-store.ts';
import { PLACED_TWO_ORDERS } from '../../testing/checkout.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { BALANCE, SAVED_CARD, TWO_WAITING_ORDERS, wirePayment } from '../../testing/orders.ts';
import { ORDERS_PURPOSE } from '../../testing/purposes.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { PayOrdersController } from './pay-orders.controller.tsx';

const WAIT_OPTIONS = { timeout: 30_000 };
const CREATE = 'billing.createPayment';
const FIND = 'billing.findPayment';
const OWNER = { purposeKey: 'orders.chk_1', customer: 'cus_0001' } as const;
const PARTS = [
  { order_id: '100100', amount: 235_000 },
  { order_id: '100101', amount: 50_000 },
];
const paymentAt = (status: Parameters<typeof wirePayment>[0]) =>
  wirePayment(status, { purpose: 'initial_fee', order_id: null, orders: PARTS, amount: 285_000 });

/** A fake server where everything succeeds; `paid` holds the ids of paid orders. */
function shop(more: FakeHandlers = {}, paid = new Set<string>()) {
  const server = fakeApi({
    'installment.getCheckout': () => ({ body: PLACED_TWO_ORDERS }),
    'installment.getOrder': ({ path }) => {
      const order = TWO_WAITING_ORDERS.find(({ id }) => path.endsWith(id));
      if (order === undefined) return { status: 404, body: problemBody('not_found', 'Не найдено') };
      const settled = { status: 'paid', payment_amount: 0, payment_min: 0, payment_max: 0, payment_reason: null, pay_until: null };
      return { body: { data: paid.has(order.id) ? { ...order, ...settled } : order, as_of: '2026-11-24' } };
    },
    'billing.listEntities': ({ query }) => ({ body: { data: query.get('collection_type') === 'bank_card' ? [SAVED_CARD] : [BALANCE] } }),
    [CREATE]: () => ({ status: 201, body: paymentAt('otp_required') }),
    'billing.confirmPayment': () => {
      for (const { order_id } of PARTS) paid.add(order_id);
      return { body: paymentAt('succeeded') };
    },
    'billing.getPayment': () => ({ body: paymentAt('otp_required') }),
    [FIND]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }),
    ...more,
  });
  const named: (string | null)[] = [];
  function Page() {
    const [address, setAddress] = useState<string | undefined>();
    return (
      <PayOrdersController
        checkoutId="chk_1"
        customer="cus_0001"
        attemptKey={undefined}
        paymentId={address}
        backHref="/ru/cabinet/checkout?checkout=chk_1"
        onPaymentId={(id) => {
          named.push(id);
          setAddress(id ?? undefined);
        }}
      />
    );
  }
  return { server, named, open: () => renderInCabinet(<Page />, { api: server.api }) };
}
const pay = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  }, WAIT_OPTIONS);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, WAIT_OPTIONS);
const codeField = () => screen.findByLabelText('Код из СМС', {}, WAIT_OPTIONS);
const row = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('[X-17] the initial fees of two orders are paid in one payment, and the receipt lists both', async () => {
  const user = userEvent.setup();
  const { server, named, open } = shop();
  await open();
  await heading('Оплата');
  expect(await screen.findByText('Оплатите до 25 ноября, 13:02, иначе заказ отменится.')).toBeVisible();
  expect([row(/Texno Olam/), row(/Lola Libos/)]).toEqual(['235 000 сум', '50 000 сум']);
  expect(screen.getByLabelText('Сумма')).toHaveAttribute('readonly');
  await user.click(await pay());
  await user.type(await codeField(), '123456');
  await heading('Оплачено');
  expect(server.requestsTo(CREATE).map(({ body }) => body)).toEqual([
    { purpose: 'initial_fee', orders: PARTS, amount: 285_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  expect([row(/Texno Olam/), row(/Lola Libos/)]).toEqual(['235 000 сум', '50 000 сум']);
  expect(screen.getByRole('link', { name: 'К заказам' })).toHaveAttribute('href', '/ru/orders');
  await expect.poll(() => named).toEqual(['pay_1']);
  await expect.poll(() => readAttempt(localStorage, OWNER)).toBeNull();
});

test('a double click on the pay button creates one payment for both orders of a checkout', async () => {
  const user = userEvent.setup();
  const { server, open } = shop();
  await open();
  await user.dblClick(await pay());
  await codeField();
  expect(server.requestsTo(CREATE)).toHaveLength(1);
});

test('after a reload the pending payment of two orders is looked up by its idempotency key, without a second one', async () => {
  saveAttempt(localStorage, OWNER, {
    key: 'key-of-an-earlier-visit',
    startedAt: Date.now(),
    draft: { purpose: ORDERS_PURPOSE, amount: 285_000, source: { type: 'bank_card', entityId: 'card_1' } },
  });
  const { server, open } = shop({ [FIND]: () => ({ body: paymentAt('succeeded') }) });
  await open();
  await heading('Оплачено');
  expect(server.requestsTo(FIND)[0]?.query.get('idempotency_key')).toBe('key-of-an-earlier-visit');
  expect(server.requestsTo(CREATE)).toEqual([]);
});

test('if one of two orders was paid meanwhile, their joint payment is refused and the form offers the other one', async () => {
  const user = userEvent.setup();
  const paid = new Set<string>();
  const { server, open } = shop(
    {
      [CREATE]: () => {
        paid.add('100100');
        return server.requestsTo(CREATE).length === 1
          ? {
              status: 422,
              body: problemBody('amount_above_max', 'Сумма платежа больше допустимой', { min: 0, max: 0, order_id: '100100' }),
            }
          : {
              status: 201,
              body: wirePayment('otp_required', { purpose: 'initial_fee', order_id: null, orders: PARTS.slice(1), amount: 50_000 }),
            };
      },
    },
    paid,
  );
  await open();
  await user.click(await pay());
  expect(await screen.findByRole('button', { name: /^Оплатить 50\s000/ }, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByText('Сумма платежа больше допустимой')).toBeVisible();
  await user.click(await pay());
  await codeField();
  expect(server.requestsTo(CREATE).map(({ body }) => Object(body).orders)).toEqual([PARTS, PARTS.slice(1)]);
});

test('the payment page of two orders without an amount due shows a message instead of the form', async () => {
  const { open } = shop({}, new Set(['100100', '100101']));
  await open();
  expect(await screen.findByText('По этим заказам платить сейчас нечего', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.queryByLabelText('Сумма')).toBeNull();
});

test('the payment page of an unknown checkout says that the order was not found', async () => {
  const { open } = shop({ 'installment.getCheckout': () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) });
  await open();
  await heading('Заказ не найден');
});
