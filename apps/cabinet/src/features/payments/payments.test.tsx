import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER, wirePayment } from '../../testing/orders.ts';
import { refundWith } from '../../testing/refunds.ts';

const LOADING = { timeout: 30_000 };
const NAMED = { order_names: [{ order_id: '100008', number: '100008', store: 'Texno Olam' }] };
const FAILED = { payment_id: 'pay_3', reason: 'insufficient_funds', message: 'На карте недостаточно денег', ...NAMED };
const FIRST_PAGE = [
  wirePayment('succeeded', { payment_id: 'pay_5', purpose: 'top_up', order_id: null, amount: 100_000 }),
  wirePayment('failed', FAILED),
  wirePayment('processing', { payment_id: 'pay_2', ...NAMED }),
];
const SECOND_PAGE = [
  wirePayment('expired', { payment_id: 'pay_0', ...NAMED }),
  wirePayment('canceled', {
    payment_id: 'pay_w',
    purpose: 'withdrawal',
    order_id: null,
    sources: [{ type: 'balance', entity_id: null, system: null, last4: null, amount: 467_000 }],
  }),
];
const listed: FakeHandlers = {
  'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
  'installment.listNotifications': () => ({ body: { data: [], unread_count: 0 } }),
  'billing.listPayments': ({ query }) =>
    query.has('cursor') ? { body: { data: SECOND_PAGE } } : { body: { data: FIRST_PAGE, next_cursor: 'next' } },
};
const one = (body: object): FakeHandlers => ({ ...listed, 'billing.getPayment': () => ({ body }) });
const open = (handlers: FakeHandlers, query = '', locale: 'ru' | 'uz' = 'ru') => {
  const server = fakeApi(handlers);
  return openCabinet({ server, path: `/cabinet/payments${query}`, locale }).then(() => server);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, LOADING);
const textOf = (node: HTMLElement) => node.textContent?.replaceAll(/\s/g, ' ');

beforeEach(() => {
  document.body.innerHTML = '';
});

test('[X-03] the payments page lists pending payments first, then the others in the order of the server, page by page', async () => {
  await open(listed);
  await heading('Платежи');
  const list = await screen.findByRole('list', { name: 'Платежи' }, LOADING);
  const rows = () => within(list).getAllByRole('link');
  expect(rows().map(textOf)).toEqual([
    'Платёж по графику 467 000 сум 21 ноября · Texno Olam, заказ № 100008 проверяем',
    'Пополнение баланса 100 000 сум 21 ноября',
    'Платёж по графику 467 000 сум 21 ноября · Texno Olam, заказ № 100008 не прошёл',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(rows().map((row) => row.getAttribute('href')?.split('=')[1])).toEqual(['pay_2', 'pay_5', 'pay_3', 'pay_0', 'pay_w']);
  expect(textOf(rows()[3] ?? list)).toContain('время вышло');
  expect(textOf(rows()[4] ?? list)).toMatch(/^Вывод на карту .* отменён$/);
  // All but the pending one are of one month, which is named once.
  expect(within(list).getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['ноябрь 2026']);
});

test('[X-03] opening a failed payment focuses its heading and shows purpose, timeline and reason', async () => {
  const events = [
    { type: 'created', step: 'sent', status: 'created', at: '2026-11-21T08:00:00.000Z' },
    { type: 'declined', step: 'bank', status: 'failed', at: '2026-11-21T08:00:12.000Z' },
  ];
  await open(one({ ...wirePayment('failed', FAILED), events }));
  await userEvent.click(await screen.findByRole('link', { name: /не прошёл/ }, LOADING));
  await waitFor(async () => expect(await heading('Платёж по графику')).toHaveFocus());
  expect(screen.getByText('На карте недостаточно денег')).toBeVisible();
  const line = await screen.findByRole('list', { name: 'Ход платежа' });
  expect(within(line).getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringContaining('Банк отклонил платёж'),
    expect.stringContaining('Платёж отправлен'),
  ]);
  expect(screen.getByRole('link', { name: 'К заказу' })).toHaveAttribute('href', '/ru/orders/100008');
  expect(screen.queryByRole('button', { name: 'Скачать чек' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Все платежи' }));
  expect(await heading('Платежи')).toBeVisible();
});

test('[X-10] [X-20] a partially refunded payment offers its receipt and shows the refund with its arrival date', async () => {
  const back = { refunded_amount: 60_000, refunds: [refundWith()], receipt_number: '100008-3' };
  await open(one(wirePayment('succeeded', { ...NAMED, ...back })), '?payment=pay_1', 'uz');
  await heading('Jadvaldagi toʻlov');
  expect(await screen.findByText('qisman qaytarildi', {}, LOADING)).toBeVisible();
  expect(screen.getByText('Chek raqami').nextElementSibling?.textContent).toBe('100008-3');
  expect(screen.getByRole('button', { name: 'Chekni yuklab olish' })).toBeVisible();
  const refunds = screen.getByRole('list', { name: 'Qaytarilgan pul' });
  expect(textOf(refunds)).toContain('24-noyabrgacha tushadi');
});

test('[X-10] the page of a payment shows the goods of its order and what is due next', async () => {
  const order = { ...OVERDUE_ORDER, overdue_days: 0, payment_date: '2026-12-18', payment_amount: 466_980 };
  const handlers: FakeHandlers = { 'installment.getOrder': () => ({ body: { data: order, as_of: '2026-11-21' } }) };
  await open({ ...one(wirePayment('succeeded', { ...NAMED, order_id: '100008' })), ...handlers }, '?payment=pay_1');
  const tile = await screen.findByRole('link', { name: /Планшет Zamin Tab/ }, LOADING);
  expect(tile).toHaveAttribute('href', '/ru/orders/100008');
  expect(textOf(tile)).toContain('466 980 сум до 18 декабря');
});

test('[X-10] a finished withdrawal offers its receipt', async () => {
  const withdrawal = {
    purpose: 'withdrawal',
    order_id: null,
    sources: [{ type: 'balance', entity_id: null, system: null, last4: null, amount: 467_000 }],
    destination: { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '9012', amount: 467_000 },
  } satisfies Parameters<typeof wirePayment>[1];
  await open(one(wirePayment('succeeded', withdrawal)), '?payment=pay_1');
  await heading('Вывод на карту');
  expect(await screen.findByText('Uzcard •• 9012', {}, LOADING)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать чек' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К балансу' })).toBeVisible();
});

test('[X-03] a payment without a result shows no receipt; one that waits for a code can be continued', async () => {
  await open(one(wirePayment('processing', NAMED)), '?payment=pay_1');
  expect(await screen.findByText(/Результат ещё не известен/, {}, LOADING)).toBeVisible();
  expect(screen.getByText('Ждём ответа банка')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Скачать чек' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Продолжить' })).toBeNull();

  document.body.innerHTML = '';
  await open(one(wirePayment('otp_required', NAMED)), '?payment=pay_1');
  const goOn = await screen.findByRole('link', { name: 'Продолжить' }, LOADING);
  expect(goOn).toHaveAttribute('href', '/ru/orders/100008/pay?payment=pay_1');
});

test('the payments page has a message each for an empty list, a list that fails to load and an unknown payment', async () => {
  await open({ ...listed, 'billing.listPayments': () => ({ body: { data: [] } }) });
  expect(await screen.findByText('Платежей пока нет', {}, LOADING)).toBeVisible();

  document.body.innerHTML = '';
  let works = false;
  await open({ ...listed, 'billing.listPayments': () => (works ? { body: { data: FIRST_PAGE } } : 'no-answer') });
  expect(await screen.findByText('Не удалось загрузить платежи', {}, LOADING)).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: 'Платежи' }, LOADING)).toBeVisible();

  document.body.innerHTML = '';
  const missing = { status: 404, body: problemBody('not_found', 'Не найдено') };
  await open({ ...listed, 'billing.getPayment': () => missing }, '?payment=pay_9');
  expect(await screen.findByText('Такого платежа среди ваших нет', {}, LOADING)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Все платежи' })[0]).toHaveAttribute('href', '/ru/cabinet/payments');
});

test('[X-09] without a network an opened payment is shown with the data of the loaded list', async () => {
  await open({ ...listed, 'billing.getPayment': () => 'no-answer' });
  await userEvent.click(await screen.findByRole('link', { name: /^Пополнение/ }, LOADING));
  expect(await heading('Пополнение баланса')).toBeVisible();
  expect(screen.getByText('прошёл')).toBeVisible();
});
