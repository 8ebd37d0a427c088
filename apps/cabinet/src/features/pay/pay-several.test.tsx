import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { monthPayment, monthWith, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { wirePayment } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CREATE_PAYMENT_ROUTE, successRoutes } from '../../testing/render-pay.tsx';
import { PaySeveralController } from './pay-several.controller.tsx';

const PARTS = [
  { order_id: '100008', amount: 467_000 },
  { order_id: '100004', amount: 412_000 },
];
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });

const NEXT_OF_LATE = monthPayment({ number: 3, due_date: '2026-12-18', reason: 'instalment', overdue_days: 0, amount: 466_980 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('[S2-20][S7-16] overdue instalments are preselected, and one payment can include an instalment of another order', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes['GET installment/v3/user/month'] = () => ({ body: { data: monthWith(monthPayment(), UPCOMING_PAYMENT), as_of: '2026-11-21' } });
  const paid = wirePayment('succeeded', { order_id: null, orders: PARTS, amount: 879_000 });
  routes[CREATE_PAYMENT_ROUTE] = () => ({ status: 201, body: paid });
  const server = fakeServer(routes);
  await renderInCabinet(
    <PaySeveralController customer="cus_0001" paymentId={undefined} attemptKey={undefined} onPaymentId={() => undefined} />,
    {
      api: server.api,
    },
  );
  expect(await screen.findByRole('checkbox', { name: /467/ })).toBeChecked();
  expect(await payButton()).toHaveTextContent('Оплатить 467 000 сум');
  await user.click(screen.getByRole('checkbox', { name: /412/ }));
  expect(await payButton()).toHaveTextContent('Оплатить 879 000 сум');
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплачено' })).toBeVisible();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE).map(({ body }) => body)).toEqual([
    { purpose: 'instalment', orders: PARTS, amount: 879_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  // These are instalments: the stores began to pack the orders long ago, so the receipt must not announce that.
  expect(screen.queryByText(/Магазины начнут собирать/)).toBeNull();
});

test('[S2-20] the chosen payment app stays when the customer selects another instalment', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes['GET installment/v3/user/month'] = () => ({ body: { data: monthWith(monthPayment(), UPCOMING_PAYMENT), as_of: '2026-11-21' } });
  const server = fakeServer(routes);
  await renderInCabinet(
    <PaySeveralController customer="cus_0001" paymentId={undefined} attemptKey={undefined} onPaymentId={() => undefined} />,
    { api: server.api },
  );
  await payButton();
  await user.click(screen.getByRole('radio', { name: /Payme/ }));
  await user.click(screen.getByRole('checkbox', { name: /412/ }));
  expect(await payButton()).toHaveTextContent('Оплатить 879 000 сум через Payme');
  expect(screen.getByRole('radio', { name: /Payme/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /412/ }));
  expect(await payButton()).toHaveTextContent('Оплатить 467 000 сум через Payme');
});

test('[S2-20] selecting the next instalment also selects the overdue one, and one payment covers both', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes['GET installment/v3/user/month'] = () => ({ body: { data: monthWith(monthPayment(), NEXT_OF_LATE), as_of: '2026-11-21' } });
  const parts = [{ order_id: '100008', amount: 933_980 }];
  routes[CREATE_PAYMENT_ROUTE] = () => ({
    status: 201,
    body: wirePayment('succeeded', { order_id: null, orders: parts, amount: 933_980 }),
  });
  const server = fakeServer(routes);
  await renderInCabinet(
    <PaySeveralController customer="cus_0001" paymentId={undefined} attemptKey={undefined} onPaymentId={() => undefined} />,
    { api: server.api },
  );
  const late = await screen.findByRole('checkbox', { name: /467/ });
  await user.click(late);
  expect(screen.getByText('Выберите хотя бы один платёж')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /466/ }));
  expect(late).toBeChecked();
  expect(await payButton()).toHaveTextContent('Оплатить 933 980 сум');
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплачено' })).toBeVisible();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)[0]?.body).toMatchObject({ purpose: 'instalment', orders: parts, amount: 933_980 });
});
