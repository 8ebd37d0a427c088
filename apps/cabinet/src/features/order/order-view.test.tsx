import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, PAYOFF_QUOTE, PRICED_ORDER, wirePayment } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrderView } from './order-view.tsx';

const ORDER = 'installment.getOrder';
const orderResponse = (change: object = {}) => ({
  [ORDER]: () => ({ body: { data: { ...OVERDUE_ORDER, ...change }, as_of: '2026-11-21' } }),
});
const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') =>
  renderInCabinet(<OrderView id="100008" />, { api: fakeApi(routes).api, locale });
/** Value of the row with this label; non-breaking spaces become plain ones. */
const row = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
};

beforeEach(() => {
  document.body.innerHTML = '';
});

test('[S3-05] an order shows store, term, due date, days overdue, and its monthly, total, due, overdue, open and paid amount', async () => {
  // All sums differ, so that a swapped field fails the test.
  const sums = {
    total_amount: 1_500_000,
    monthly_payment: 500_000,
    paid_amount: 300_000,
    past_due_debt: 200_000,
    remainder: 1_200_000,
    payment_amount: 210_000,
  };
  await show(orderResponse(sums));
  expect(await screen.findByRole('heading', { level: 1, name: 'Планшет Zamin Tab' })).toBeVisible();
  expect(await screen.findByText('Zarafshon Elektron')).toBeVisible();
  expect(screen.getByText('Заказ № 100008')).toBeVisible();
  expect([row('Срок'), row('Платёж в месяц'), row('Сумма платежей')]).toEqual(['3 месяца', '500 000 сум', '1 500 000 сум']);
  expect([row('Просрочено'), row('Осталось заплатить'), row('Оплачено')]).toEqual(['200 000 сум', '1 200 000 сум', '300 000 сум']);
  const due = within(screen.getByRole('region', { name: 'Ближайший платёж' }));
  expect(due.getByText('просрочено на 3 дня')).toBeVisible();
  expect(due.getByText(/18 ноября/)).toBeVisible();
  // Store and number are in the header of the page already.
  expect(due.queryByText(/Zarafshon Elektron|100008/)).toBeNull();
  expect(due.getByRole('link', { name: /^Оплатить 210.000.сум$/ })).toHaveAttribute('href', '/ru/orders/100008/pay');
});

test('the head of an order of one product has its price, quantity and review link, and no card repeats it', async () => {
  const items = [{ ...OVERDUE_ORDER.items[0], price: 428_000, quantity: 2 }];
  await show(orderResponse({ items }));
  expect(await screen.findByText(/^Цена 428.000.сум.×.2$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Оценить товар Планшет Zamin Tab' })).toHaveAttribute('href', '/ru/cabinet/reviews?product=1');
  expect(screen.queryByRole('heading', { name: 'Товары' })).toBeNull();
});

test('an order of two products lists them with their prices', async () => {
  await show(orderResponse({ items: [...OVERDUE_ORDER.items, { ...OVERDUE_ORDER.items[0], name: 'Чехол Zamin', price: 90_000 }] }));
  expect(await screen.findByRole('heading', { name: 'Товары' })).toBeVisible();
  expect(screen.getByText(/^90.000.сум$/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Оценить товар/ })).toHaveLength(2);
});

test('an order overdue for more than 60 days shows the overdue amount to pay', async () => {
  await show(orderResponse({ status: 'broke', past_due_debt: 200_000 }));
  expect(await screen.findByText(/^Просрочка больше 60 дней\. Оплатите просроченные 200.000.сум: /)).toBeVisible();
});

test.each([
  [25_000, '25 000 сум'],
  [0, undefined],
])('the order page shows the delivery price %d only if it is not zero', async (price, shown) => {
  await show(orderResponse({ delivery: { kind: 'delivery', district_id: '1718203', address: 'Registon 1', price } }));
  await screen.findByText('Осталось заплатить', { selector: 'dt' });
  expect(screen.queryByText('Доставка', { selector: 'dt' })?.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')).toBe(shown);
});

test.each([
  ['overdue', { payment_date: '2026-11-18', overdue_days: 3 }, 'просрочено на 3 дня'],
  ['instalment', { payment_date: '2026-11-27', overdue_days: 0, past_due_debt: 0 }, 'через 6 дней'],
] as const)(
  '[S3-05] the next payment of an order with the reason %s shows the days overdue or left',
  async (payment_reason, change, words) => {
    await show(orderResponse({ payment_reason, ...change }));
    const due = within(await screen.findByRole('region', { name: 'Ближайший платёж' }));
    expect(due.getByText(words)).toBeVisible();
  },
);

test.each([
  ['initial_fee', 'Первый взнос'],
  ['order', 'К оплате'],
] as const)('[S3-05] the next payment of an order with the reason %s and no date is headed by the reason', async (payment_reason, name) => {
  await show(orderResponse({ payment_reason, payment_date: null, overdue_days: 0, past_due_debt: 0 }));
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test('[S2-14] an order that waits for its initial fee shows the payment deadline', async () => {
  await show(
    orderResponse({ status: 'waiting', payment_reason: 'initial_fee', payment_date: null, pay_until: '2026-11-25T08:02:00.000Z' }),
  );
  expect(await screen.findByText('Оплатите до 25 ноября, 13:02, иначе заказ отменится.')).toBeVisible();
});

test('the order history shows events as text, the latest first, and unknown statuses by their raw name', async () => {
  const events = [
    { status: 'pending', at: '2026-08-17T04:00:00.000Z', actor: 'customer' },
    { status: 'teleported', at: '2026-08-18T04:00:00.000Z', actor: 'wizard' },
  ];
  await show(orderResponse({ status: 'teleported', events }));
  const history = await screen.findByRole('list', { name: 'История заказа' });
  const told = within(history)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([expect.stringContaining('teleported'), expect.stringContaining('Заказ создан, проверяем')]);
  expect(told[1]).toContain('вы');
});

test.each([
  ['finished', 'закрыт', 'Всё оплачено, заказ закрыт.'],
  ['returned', 'возвращён', 'Товар возвращён, платить по заказу больше не нужно.'],
  ['canceled', 'отменён', 'Заказ отменён, платить по нему не нужно.'],
  ['refused', 'отказано', 'По этому заказу отказано, платить по нему не нужно.'],
  ['fail', 'не состоялся', 'Заказ не состоялся, платить по нему не нужно.'],
])('[S2-14] an order with status %s says how it ended, and shows no open or overdue instalment', async (status, word, note) => {
  const schedule = OVERDUE_ORDER.schedule.map((row, at) => (at === 0 ? row : { ...row, state: 'upcoming' }));
  await show(
    orderResponse({
      status,
      schedule,
      payment_amount: 0,
      payment_max: 0,
      payment_date: null,
      overdue_days: 0,
      past_due_debt: 0,
      remainder: 0,
    }),
  );
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText(word)).toBeVisible();
  const plan = within(screen.getByRole('region', { name: 'График платежей' }));
  expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('оплачен')]);
  expect(screen.queryByText(/просрочено на/)).toBeNull();
});

test('the page of an order that ended before any payment shows no schedule', async () => {
  const schedule = OVERDUE_ORDER.schedule.map((row) => ({ ...row, paid_amount: 0, state: 'upcoming' }));
  await show(
    orderResponse({
      status: 'refused',
      schedule,
      payment_amount: 0,
      payment_max: 0,
      payment_date: null,
      overdue_days: 0,
      past_due_debt: 0,
    }),
  );
  await screen.findByText('отказано');
  expect(screen.queryByRole('region', { name: 'График платежей' })).toBeNull();
});

test('an order whose debt is in court says so and can still be paid', async () => {
  await show(orderResponse({ status: 'send_enveloper', overdue_days: 130 }));
  expect(await screen.findByText('Долг передан в суд. Его ещё можно оплатить здесь.')).toBeVisible();
  expect(screen.getByText('передан в суд')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить/ })).toBeVisible();
});

test('[S2-20] an unconfirmed order has its number, schedule, price and a link to pay the fee', async () => {
  const schedule = OVERDUE_ORDER.schedule.map((row) => ({ ...row, paid_amount: 0, state: 'upcoming' }));
  const fee = { payment_amount: 110_000, payment_min: 110_000, payment_max: 110_000, payment_reason: 'initial_fee', payment_date: null };
  await show(orderResponse({ ...PRICED_ORDER, ...fee, status: 'waiting', schedule, overdue_days: 0, past_due_debt: 0 }));
  expect(await screen.findByRole('region', { name: 'График платежей' })).toBeVisible();
  expect(screen.getByText('Заказ № 100008')).toBeVisible();
  expect(screen.getByText('Даты предварительные: отсчитаем их, когда магазин подтвердит заказ.')).toBeVisible();
  await userEvent.click(screen.getByText('Цена рассрочки'));
  expect(screen.getByText('Годовая ставка')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 110.000.сум$/ })).toHaveAttribute('href', '/ru/orders/100008/pay');
});

test('a paid instalment links to its receipt in the schedule, and the payment is not listed again', async () => {
  await show({
    ...orderResponse(),
    'billing.listPayments': () => ({ body: { data: [wirePayment('succeeded', { payment_id: 'pay_1' })] } }),
  });
  const plan = within(await screen.findByRole('region', { name: 'График платежей' }));
  expect(await plan.findByRole('link', { name: 'чек' })).toHaveAttribute('href', '/ru/cabinet/payments?payment=pay_1');
  expect(screen.queryByRole('heading', { name: 'Платежи и чеки' })).toBeNull();
});

test('an order in court offers no early payoff, and a canceled one shows no sums to pay', async () => {
  await show({ ...orderResponse({ status: 'send_enveloper' }) });
  expect(await screen.findByRole('link', { name: /^Спросить магазин/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Закрыть рассрочку/ })).toBeNull();
  document.body.innerHTML = '';
  await show(orderResponse({ status: 'canceled', paid_amount: 0, payment_amount: 0, payment_max: 0, payment_date: null }));
  expect(await screen.findByText('Заказ отменён, платить по нему не нужно.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Суммы' })).toBeNull();
});

test('the order page offers an early payoff as one row with its sum and its saving', async () => {
  await show({ ...orderResponse(), 'installment.getPayoffQuote': () => ({ body: PAYOFF_QUOTE }) });
  const link = await screen.findByRole('link', { name: /^Закрыть рассрочку: 907.546.сум\s+Вы сэкономите 26.434.сум/ });
  expect(link).toHaveAttribute('href', '/ru/orders/100008/pay?sum=payoff');
});

test('the page of an order with nothing to pay has no pay button', async () => {
  await show(
    orderResponse({ payment_amount: 0, payment_max: 0, payment_min: 0, payment_date: null, payment_reason: null, overdue_days: 0 }),
  );
  await screen.findByText('Zarafshon Elektron');
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
});

test.each([
  ['ru', 'Заказ не найден'],
  ['uz', 'Buyurtma topilmadi'],
] as const)('in %s the page of an unknown order says that it was not found', async (locale, name) => {
  await show({ [ORDER]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) }, locale);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('[X-03] [X-09] an order links to its pending and successful payments, and renders even if they fail to load', async () => {
  const older = wirePayment('succeeded');
  const data = [
    wirePayment('processing', { payment_id: 'pay_4' }),
    wirePayment('succeeded', { payment_id: 'pay_3', order_id: null, amount: 900_000, orders: [{ order_id: '100008', amount: 467_000 }] }),
    wirePayment('failed', { payment_id: 'pay_2' }),
  ];
  const { api, requestsTo } = fakeApi({
    ...orderResponse(),
    'billing.listPayments': ({ query }) => ({ body: query.has('cursor') ? { data: [older] } : { data, next_cursor: 'next' } }),
  });
  await renderInCabinet(<OrderView id="100008" />, { api });
  expect(await screen.findByRole('heading', { name: 'Платежи и чеки' })).toBeVisible();
  const rows = screen.getAllByRole('link', { name: /21 ноября/ });
  expect(rows.map((link) => link.getAttribute('href'))).toEqual(
    ['pay_4', 'pay_3', 'pay_1'].map((id) => `/ru/cabinet/payments?payment=${id}`),
  );
  expect(rows[0]?.textContent).toContain('проверяем');
  expect(requestsTo('billing.listPayments').map(({ query }) => query.get('order_id'))).toEqual(['100008', '100008']);

  document.body.innerHTML = '';
  await show({ ...orderResponse(), 'billing.listPayments': () => 'no-answer' });
  expect(await screen.findByText('Zarafshon Elektron')).toBeVisible();
  expect(await screen.findByText('Не удалось загрузить платежи')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Платежи и чеки' })).toBeNull();
});
