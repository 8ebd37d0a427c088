import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { AT_APP, OVERDUE, PAYOFF, payment } from '../../testing/orders.ts';
import { CREATE, FIND, goodRoutes, LINK, QUOTE, showPay } from '../../testing/show-pay.tsx';

const KEY = '7c0e1c2e-0000-4000-8000-000000000001';
const ORDER = 'GET installment/v3/user/order/100008';
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });
const bodies = (server: ReturnType<typeof fakeServer>, call: string) => server.of(call).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('[X-02] everything is the payoff: its sum and its saving are shown, and its quote is paid', async () => {
  const user = userEvent.setup();
  const server = fakeServer(goodRoutes());
  await showPay({ server });
  await user.click(await screen.findByRole('button', { name: /Закрыть рассрочку/ }));
  expect(await screen.findByRole('heading', { name: 'Досрочное погашение' })).toBeVisible();
  expect(screen.getByText('Вы экономите').closest('div')).toHaveTextContent('Вы экономите26 434 сум');
  expect(screen.getByLabelText('Сумма')).toHaveValue('907\u00a0546');
  expect(screen.getByLabelText('Сумма')).toHaveAttribute('readonly');
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(bodies(server, CREATE)).toEqual([
    { purpose: 'payoff', order_id: '100008', quote_id: 'quote_1', amount: 907_546, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
});

test('[X-02] who types more than the payoff is told that less is enough', async () => {
  const user = userEvent.setup();
  await showPay({ server: fakeServer(goodRoutes()) });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '933980');
  await user.click(await screen.findByRole('button', { name: /^Закрыть рассрочку за 907/ }));
  expect(await screen.findByRole('heading', { name: 'Досрочное погашение' })).toBeVisible();
});

test('[X-02] a quote that has ended is asked for anew, the new sum is said, and nothing is paid by itself', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  let current = PAYOFF;
  routes[QUOTE] = () => ({ body: current });
  routes[CREATE] = () => {
    current = { ...PAYOFF, quote_id: 'quote_2', amount: 920_000, saving: 13_980 };
    return { status: 422, body: problem('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') };
  };
  const server = fakeServer(routes);
  await showPay({ server, wanted: 'payoff' });
  await user.click(await payButton());
  expect(await screen.findByText(/было 907\s546\sсум, теперь 920\s000\sсум/)).toBeVisible();
  expect(screen.getByText('Расчет досрочного погашения устарел. Запросите новый')).toBeVisible();
  expect(await payButton()).toHaveTextContent('Оплатить 920 000 сум');
  expect(server.of(CREATE)).toHaveLength(1);
});

test('[X-02] a quote from before a change is not shown while the new one is on its way', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  let answer = () => {};
  const another = new Promise<void>((resolve) => {
    answer = resolve;
  });
  routes[CREATE] = () => {
    routes[QUOTE] = () => another.then(() => ({ body: { ...PAYOFF, quote_id: 'quote_2', amount: 920_000 } }));
    return { status: 422, body: problem('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') };
  };
  const server = fakeServer(routes);
  await showPay({ server, wanted: 'payoff' });
  await user.click(await payButton());
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /907\s546/ })).toBeNull());
  answer();
  expect(await payButton()).toHaveTextContent('Оплатить 920 000 сум');
});

test('[X-02] another day is quoted by the server, and today stays what is paid', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[`${QUOTE}?date=2026-12-10`] = () => ({
    body: { ...PAYOFF, quote_id: 'quote_9', date: '2026-12-10', amount: 933_980, saving: 0 },
  });
  const server = fakeServer(routes);
  await showPay({ server, wanted: 'payoff' });
  await user.type(await screen.findByLabelText('А если в другой день?'), '10122026');
  expect(await screen.findByText(/933\s980\sсум, экономии уже не будет/)).toBeVisible();
  expect(await payButton()).toHaveTextContent('Оплатить 907 546 сум');
});

test('[X-02] a payoff that cannot be counted is not offered as the whole remainder, and the instalment can be paid', async () => {
  const routes = goodRoutes();
  routes[QUOTE] = () => ({ status: 503, body: problem('unavailable', 'Недоступно') });
  await showPay({ server: fakeServer(routes) });
  expect(await payButton()).toHaveTextContent('Оплатить 467 000 сум');
  await waitFor(() => expect(screen.queryByText(/Закрыть рассрочку/)).toBeNull());
});

test('[S7-16] balance and card together: the split is shown, editable, and adds up to the sum', async () => {
  const user = userEvent.setup();
  const server = fakeServer(goodRoutes());
  await showPay({ server });
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
  expect(bodies(server, CREATE)).toEqual([
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

const atApp = payment('processing', AT_APP);

test('[S7-14][S7-16] a payment app is chosen, its link made once, and the customer comes back to this page', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  // The URL of the payment app differs only in its hash, since a test cannot leave its page.
  const url = new URL('#app', window.location.href).href;
  routes[LINK] = () => ({ status: 201, body: { payment_id: 'pay_1', status: 'processing', amount: 467_000, url } });
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: atApp });
  const server = fakeServer(routes);
  await showPay({ server });
  onTestFinished(() => window.location.replace(new URL('#', window.location.href)));
  await user.click(await screen.findByRole('radio', { name: 'Payme' }));
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(await payButton());
  await heading('Ждём оплату в приложении');
  await waitFor(() => expect(window.location.hash).toBe('#app'));
  const [asked] = server.of(LINK);
  expect(asked?.body).toMatchObject({ system: 'payme', purpose: 'instalment', order_id: '100008', amount: 467_000 });
  expect(String(Object(asked?.body).return_url)).toContain(`attempt=${asked?.key}`);
  expect(server.of(CREATE)).toEqual([]);
});

test.each([
  ['paid', payment('succeeded', AT_APP), 'Оплачено'],
  ['not paid yet', atApp, 'Ждём оплату в приложении'],
  ['declined there', payment('failed', { ...AT_APP, message: 'Платеж отменен в приложении' }), 'Оплата не прошла'],
  ['run out days ago', payment('expired', { ...AT_APP, message: 'Время на оплату в приложении истекло' }), 'Оплата не прошла'],
] as const)('[S7-16] who comes back from a payment app, in any browser, finds it %s, and nothing is begun', async (_, found, title) => {
  const routes = goodRoutes();
  routes[FIND] = ({ path }) => (path.includes(KEY) ? { body: found } : { status: 404, body: problem('not_found', 'Не найдено') });
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: found });
  const server = fakeServer(routes);
  const { named } = await showPay({ server, attemptKey: KEY });
  await heading(title);
  expect(server.of('POST')).toEqual([]);
  await expect.poll(() => named).toEqual(['pay_1']);
});

test('[S7-16] a key that made no payment of this customer leads to the form, and is not sent', async () => {
  const server = fakeServer(goodRoutes());
  await showPay({ server, attemptKey: KEY });
  await payButton();
  expect(server.of('POST')).toEqual([]);
});

test('[S7-16] who gave up in the app pays by another way, under a new key', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[FIND] = () => ({ body: atApp });
  routes['GET billing/v1/api-payments/payment/pay_1'] = () => ({ body: atApp });
  const server = fakeServer(routes);
  await showPay({ server, attemptKey: KEY });
  expect(await screen.findByRole('link', { name: 'Открыть Payme' })).toHaveAttribute('href', AT_APP.url);
  await user.click(screen.getByRole('button', { name: 'Оплатить другим способом' }));
  await user.click(await screen.findByRole('radio', { name: /1234/ }));
  await user.click(await payButton());
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  expect(server.of(CREATE)[0]?.key).not.toBe(KEY);
});

test('[X-02] an order that waits for its initial fee has no payoff, and none is asked for', async () => {
  const routes = goodRoutes();
  const fee = { ...OVERDUE, payment_reason: 'initial_fee' as const, payment_amount: 100_000, payment_min: 100_000, payment_max: 100_000 };
  routes[ORDER] = () => ({ body: { data: fee, as_of: '2026-11-21' } });
  const server = fakeServer(routes);
  await showPay({ server, wanted: 'payoff' });
  expect(await payButton()).toHaveTextContent('Оплатить 100 000 сум');
  expect(server.of(QUOTE)).toEqual([]);
});
