import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { APP_PAYMENT, OVERDUE_ORDER, PAYOFF_QUOTE, wirePayment } from '../../testing/orders.ts';
import {
  CREATE_PAYMENT_ROUTE,
  FIND_PAYMENT_ROUTE,
  GENERATE_LINK_ROUTE,
  GET_PAYOFF_QUOTE_ROUTE,
  renderPay,
  successRoutes,
} from '../../testing/render-pay.tsx';

const KEY = '7c0e1c2e-0000-4000-8000-000000000001';
const ORDER = 'GET installment/v3/user/order/100008';
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });
const bodies = (server: ReturnType<typeof fakeServer>, call: string) => server.requestsTo(call).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('[X-02] «Закрыть рассрочку» shows amount and saving of the payoff, and pays its quote', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  await user.click(await screen.findByRole('button', { name: /Закрыть рассрочку/ }));
  expect(await screen.findByRole('heading', { name: 'Досрочное погашение' })).toBeVisible();
  expect(screen.getByText('Вы экономите').closest('div')).toHaveTextContent('Вы экономите26 434 сум');
  expect(screen.getByText(/^Сумма верна до конца \d/)).toBeVisible();
  expect(screen.getByLabelText('Сумма')).toHaveValue('907\u00a0546');
  expect(screen.getByLabelText('Сумма')).toHaveAttribute('readonly');
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(bodies(server, CREATE_PAYMENT_ROUTE)).toEqual([
    { purpose: 'payoff', order_id: '100008', quote_id: 'quote_1', amount: 907_546, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
});

test('[X-02] a customer who types more than the payoff is offered the cheaper payoff', async () => {
  const user = userEvent.setup();
  await renderPay({ server: fakeServer(successRoutes()) });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '933980');
  await user.click(await screen.findByRole('button', { name: /^Закрыть рассрочку за 907/ }));
  expect(await screen.findByRole('heading', { name: 'Досрочное погашение' })).toBeVisible();
});

test('[X-02] an expired payoff quote is replaced, the form shows old and new amount, and nothing is paid automatically', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  let current = PAYOFF_QUOTE;
  routes[GET_PAYOFF_QUOTE_ROUTE] = () => ({ body: current });
  routes[CREATE_PAYMENT_ROUTE] = () => {
    current = { ...PAYOFF_QUOTE, quote_id: 'quote_2', amount: 920_000, saving: 13_980 };
    return { status: 422, body: problemBody('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') };
  };
  const server = fakeServer(routes);
  await renderPay({ server, initialAmount: 'payoff' });
  await user.click(await payButton());
  expect(await screen.findByText(/было 907\s546\sсум, теперь 920\s000\sсум/)).toBeVisible();
  expect(screen.getByText('Расчет досрочного погашения устарел. Запросите новый')).toBeVisible();
  expect(await payButton()).toHaveTextContent('Оплатить 920 000 сум');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(1);
});

test('[X-02] an expired payoff quote is hidden while the new one loads', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  let answer = () => {};
  const another = new Promise<void>((resolve) => {
    answer = resolve;
  });
  routes[CREATE_PAYMENT_ROUTE] = () => {
    routes[GET_PAYOFF_QUOTE_ROUTE] = () => another.then(() => ({ body: { ...PAYOFF_QUOTE, quote_id: 'quote_2', amount: 920_000 } }));
    return { status: 422, body: problemBody('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') };
  };
  const server = fakeServer(routes);
  await renderPay({ server, initialAmount: 'payoff' });
  await user.click(await payButton());
  await waitFor(() => expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /907\s546/ })).toBeNull());
  answer();
  expect(await payButton()).toHaveTextContent('Оплатить 920 000 сум');
});

test('[X-02] the customer sees the payoff of another day, and the pay button keeps the amount of today', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[`${GET_PAYOFF_QUOTE_ROUTE}?date=2026-12-10`] = () => ({
    body: { ...PAYOFF_QUOTE, quote_id: 'quote_9', date: '2026-12-10', amount: 933_980, saving: 0 },
  });
  const server = fakeServer(routes);
  await renderPay({ server, initialAmount: 'payoff' });
  await user.type(await screen.findByLabelText('А если в другой день?'), '10122026');
  expect(await screen.findByText(/933\s980\sсум, экономии уже не будет/)).toBeVisible();
  expect(await payButton()).toHaveTextContent('Оплатить 907 546 сум');
});

test('[X-02] without a payoff quote no payoff is offered, and the instalment can still be paid', async () => {
  const routes = successRoutes();
  routes[GET_PAYOFF_QUOTE_ROUTE] = () => ({ status: 503, body: problemBody('unavailable', 'Недоступно') });
  await renderPay({ server: fakeServer(routes) });
  expect(await payButton()).toHaveTextContent('Оплатить 467 000 сум');
  await waitFor(() => expect(screen.queryByText(/Закрыть рассрочку/)).toBeNull());
});

test('[S7-16] the customer edits the shares of balance and card, which always add up to the amount', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  await user.click(await screen.findByRole('switch', { name: /Часть взять с баланса/ }));
  const part = await screen.findByLabelText('С баланса');
  expect(part).toHaveValue('250\u00a0000');
  expect(screen.getByText(/С карты: 217\s000\sсум/)).toBeVisible();
  await user.clear(part);
  await user.type(part, '250001');
  await user.click(await payButton());
  expect(await screen.findByText(/На балансе только 250\s000\sсум/)).toBeVisible();
  await user.clear(part);
  await user.type(part, '67000');
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(bodies(server, CREATE_PAYMENT_ROUTE)).toEqual([
    {
      purpose: 'instalment',
      order_id: '100008',
      amount: 467_000,
      sources: [
        { type: 'bank_card', entity_id: 'card_1', amount: 400_000 },
        { type: 'balance', amount: 67_000 },
      ],
    },
  ]);
});

const atApp = wirePayment('processing', APP_PAYMENT);

test('[S7-14][S7-16] paying by Payme opens its link, whose return URL contains the idempotency key', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  // The URL of the payment app differs only in its hash, since a test cannot leave its page.
  const url = new URL('#app', window.location.href).href;
  routes[GENERATE_LINK_ROUTE] = () => ({ status: 201, body: { payment_id: 'pay_1', status: 'processing', amount: 467_000, url } });
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: atApp });
  const server = fakeServer(routes);
  await renderPay({ server });
  onTestFinished(() => window.location.replace(new URL('#', window.location.href)));
  await user.click(await screen.findByRole('radio', { name: 'Payme' }));
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(await payButton());
  await heading('Ждём оплату в приложении');
  await waitFor(() => expect(window.location.hash).toBe('#app'));
  const [asked] = server.requestsTo(GENERATE_LINK_ROUTE);
  expect(asked?.body).toMatchObject({ system: 'payme', purpose: 'instalment', order_id: '100008', amount: 467_000 });
  expect(String(Object(asked?.body).return_url)).toContain(`attempt=${asked?.key}`);
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test.each([
  ['paid', wirePayment('succeeded', APP_PAYMENT), 'Оплачено'],
  ['not paid yet', atApp, 'Ждём оплату в приложении'],
  ['declined', wirePayment('failed', { ...APP_PAYMENT, message: 'Платеж отменен в приложении' }), 'Оплата не прошла'],
  ['expired', wirePayment('expired', { ...APP_PAYMENT, message: 'Время на оплату в приложении истекло' }), 'Оплата не прошла'],
] as const)('[S7-16] a customer who returns from a payment app sees the payment as %s, and no new one starts', async (_, found, title) => {
  const routes = successRoutes();
  routes[FIND_PAYMENT_ROUTE] = ({ path }) =>
    path.includes(KEY) ? { body: found } : { status: 404, body: problemBody('not_found', 'Не найдено') };
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: found });
  const server = fakeServer(routes);
  const { named } = await renderPay({ server, attemptKey: KEY });
  await heading(title);
  expect(server.requestsTo('POST')).toEqual([]);
  await expect.poll(() => named).toEqual(['pay_1']);
});

test('[S7-16] an idempotency key in the URL that belongs to no payment opens the payment form and sends nothing', async () => {
  const server = fakeServer(successRoutes());
  await renderPay({ server, attemptKey: KEY });
  await payButton();
  expect(server.requestsTo('POST')).toEqual([]);
});

test('[S7-16] a customer who gave up in the payment app pays by card, with a new idempotency key', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[FIND_PAYMENT_ROUTE] = () => ({ body: atApp });
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: atApp });
  const server = fakeServer(routes);
  await renderPay({ server, attemptKey: KEY });
  expect(await screen.findByRole('link', { name: 'Открыть Payme' })).toHaveAttribute('href', APP_PAYMENT.url);
  await user.click(screen.getByRole('button', { name: 'Оплатить другим способом' }));
  await user.click(await screen.findByRole('radio', { name: /1234/ }));
  await user.click(await payButton());
  await waitFor(() => expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toHaveLength(1));
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)[0]?.key).not.toBe(KEY);
});

test('[X-02] for an order that waits for its initial fee the payment page requests no payoff quote', async () => {
  const routes = successRoutes();
  const fee = {
    ...OVERDUE_ORDER,
    payment_reason: 'initial_fee' as const,
    payment_amount: 100_000,
    payment_min: 100_000,
    payment_max: 100_000,
  };
  routes[ORDER] = () => ({ body: { data: fee, as_of: '2026-11-21' } });
  const server = fakeServer(routes);
  await renderPay({ server, initialAmount: 'payoff' });
  expect(await payButton()).toHaveTextContent('Оплатить 100 000 сум');
  expect(server.requestsTo(GET_PAYOFF_QUOTE_ROUTE)).toEqual([]);
});
