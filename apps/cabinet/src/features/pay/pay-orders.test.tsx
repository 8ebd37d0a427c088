import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAttempt, readAttempt } from '../../domain/payment/attempt-store.ts';
import { ORDERS_AIM } from '../../testing/aims.ts';
import { PLACED_TWO } from '../../testing/checkout.ts';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { BALANCE, CARD, payment, WAITING_TWO } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { PayOrdersController } from './pay-orders.controller.tsx';

const PATIENCE = { timeout: 10_000 };
const CREATE = 'billing.createPayment';
const FIND = 'billing.findPayment';
const OWNER = { aimKey: 'orders.chk_1', customer: 'cus_0001' } as const;
const PARTS = [
  { order_id: '100100', amount: 235_000 },
  { order_id: '100101', amount: 50_000 },
];
const paymentAt = (status: Parameters<typeof payment>[0]) =>
  payment(status, { purpose: 'initial_fee', order_id: null, orders: PARTS, amount: 285_000 });

/** A fake server where everything succeeds; `paid` holds the ids of paid orders. */
function shop(more: FakeHandlers = {}, paid = new Set<string>()) {
  const server = fakeApi({
    'installment.getCheckout': () => ({ body: PLACED_TWO }),
    'installment.getOrder': ({ path }) => {
      const order = WAITING_TWO.find(({ id }) => path.endsWith(id));
      if (order === undefined) return { status: 404, body: problem('not_found', 'Не найдено') };
      const settled = { status: 'paid', payment_amount: 0, payment_min: 0, payment_max: 0, payment_reason: null, pay_until: null };
      return { body: { data: paid.has(order.id) ? { ...order, ...settled } : order, as_of: '2026-11-24' } };
    },
    'billing.listEntities': ({ query }) => ({ body: { data: query.get('collection_type') === 'bank_card' ? [CARD] : [BALANCE] } }),
    [CREATE]: () => ({ status: 201, body: paymentAt('otp_required') }),
    'billing.confirmPayment': () => {
      for (const { order_id } of PARTS) paid.add(order_id);
      return { body: paymentAt('succeeded') };
    },
    'billing.getPayment': () => ({ body: paymentAt('otp_required') }),
    [FIND]: () => ({ status: 404, body: problem('not_found', 'Не найдено') }),
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
        onNamed={(id) => {
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
  }, PATIENCE);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const codeField = () => screen.findByLabelText('Код из СМС', {}, PATIENCE);
const row = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('[X-17] the initial fees of two orders are paid in one payment, which the receipt divides', async () => {
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
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([
    { purpose: 'initial_fee', orders: PARTS, amount: 285_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  expect([row(/Texno Olam/), row(/Lola Libos/)]).toEqual(['235 000 сум', '50 000 сум']);
  expect(screen.getByRole('link', { name: 'К заказам' })).toHaveAttribute('href', '/ru/orders');
  await expect.poll(() => named).toEqual(['pay_1']);
  await expect.poll(() => readAttempt(localStorage, OWNER)).toBeNull();
});

test('a double press makes one payment', async () => {
  const user = userEvent.setup();
  const { server, open } = shop();
  await open();
  await user.dblClick(await pay());
  await codeField();
  expect(server.of(CREATE)).toHaveLength(1);
});

test('a page opened anew looks up the payment that was under way by its key, and makes no second one', async () => {
  keepAttempt(localStorage, OWNER, {
    key: 'key-of-an-earlier-visit',
    startedAt: Date.now(),
    draft: { aim: ORDERS_AIM, amount: 285_000, source: { type: 'bank_card', entityId: 'card_1' } },
  });
  const { server, open } = shop({ [FIND]: () => ({ body: paymentAt('succeeded') }) });
  await open();
  await heading('Оплачено');
  expect(server.of(FIND)[0]?.query.get('idempotency_key')).toBe('key-of-an-earlier-visit');
  expect(server.of(CREATE)).toEqual([]);
});

test('an order that was paid on its own page meanwhile is refused, and the rest is asked for anew', async () => {
  const user = userEvent.setup();
  const paid = new Set<string>();
  const { server, open } = shop(
    {
      [CREATE]: () => {
        paid.add('100100');
        return server.of(CREATE).length === 1
          ? { status: 422, body: problem('amount_above_max', 'Сумма платежа больше допустимой', { min: 0, max: 0, order_id: '100100' }) }
          : {
              status: 201,
              body: payment('otp_required', { purpose: 'initial_fee', order_id: null, orders: PARTS.slice(1), amount: 50_000 }),
            };
      },
    },
    paid,
  );
  await open();
  await user.click(await pay());
  expect(await screen.findByRole('button', { name: /^Оплатить 50\s000/ }, PATIENCE)).toBeVisible();
  expect(screen.getByText('Сумма платежа больше допустимой')).toBeVisible();
  await user.click(await pay());
  await codeField();
  expect(server.of(CREATE).map(({ body }) => Object(body).orders)).toEqual([PARTS, PARTS.slice(1)]);
});

test('orders that wait for nothing offer no form', async () => {
  const { open } = shop({}, new Set(['100100', '100101']));
  await open();
  expect(await screen.findByText('По этим заказам платить сейчас нечего', {}, PATIENCE)).toBeVisible();
  expect(screen.queryByLabelText('Сумма')).toBeNull();
});

test('a checkout that is not there, or somebody else’s, is not found', async () => {
  const { open } = shop({ 'installment.getCheckout': () => ({ status: 404, body: problem('not_found', 'Не найдено') }) });
  await open();
  await heading('Заказ не найден');
});
