import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MainPage } from '../../routes/main-page.tsx';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { LIMITS } from '../../testing/limits.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const LIMIT = 'installment.getLimit';
const NEXT = 'installment.getNextPayment';
const ORDERS = 'installment.listOrders';
const ORDER = 'installment.getOrder';
const limit = {
  status: 'approved',
  amount: 15_000_000,
  used: 5_080_000,
  available: 9_920_000,
  valid_until: '2027-05-14',
  reason: null,
  next_step: 'shop',
};
const next = {
  order_id: '100008',
  order_number: '100008',
  store: OVERDUE.store,
  payment_date: '2026-11-18',
  payment_amount: 467_000,
  payment_reason: 'overdue',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 3,
  past_due_debt: 467_000,
};
const dilnoza = (): FakeHandlers => ({
  [LIMIT]: () => ({ body: { data: limit, as_of: '2026-11-21' } }),
  [NEXT]: () => ({ body: { data: next, as_of: '2026-11-21' } }),
  [ORDERS]: () => ({ body: { data: [OVERDUE] } }),
  [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
});
const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') => renderInCabinet(<MainPage />, { api: fakeApi(routes).api, locale });

beforeEach(() => {
  document.body.innerHTML = '';
});

test('the main page says what to pay, by when, and leads to paying it in one press', async () => {
  await show(dilnoza());
  expect((await screen.findAllByText('просрочено на 3 дня', { selector: 'section *' }))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toHaveAttribute('href', '/ru/orders/100008/pay');
  expect(screen.getByRole('link', { name: 'Другая сумма' })).toHaveAttribute('href', '/ru/orders/100008/pay?sum=other');
  expect(await screen.findByText(/9.920.000/, { selector: 'section *' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Планшет Zamin Tab/ })).toHaveAttribute('href', '/ru/orders/100008');
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
});

test.each([
  ['ru', 'Главная', 'Здравствуйте, Dilnoza'],
  ['uz', 'Bosh sahifa', 'Xush kelibsiz, Dilnoza'],
] as const)('in %s the page is named for ears and greets by the first name', async (locale, name, greeting) => {
  await show(dilnoza(), locale);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(await screen.findByText(greeting)).toBeVisible();
});

test('a customer without orders is shown one next step', async () => {
  const routes = dilnoza();
  routes[NEXT] = () => ({ body: { data: null, as_of: '2026-11-21' } });
  routes[ORDERS] = () => ({ body: { data: [] } });
  await show(routes);
  expect(await screen.findByText('Заказов пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute('href', '/ru/partners');
  expect(await screen.findByText('Платить сейчас нечего')).toBeVisible();
});

test('a part that could not be loaded says so and tries again; the others stand', async () => {
  const user = userEvent.setup();
  const routes = dilnoza();
  let broken = true;
  routes[LIMIT] = () =>
    broken ? { status: 500, body: problem('internal', 'Что-то пошло не так') } : { body: { data: limit, as_of: '2026-11-21' } };
  await show(routes);
  expect(await screen.findByText('Не удалось узнать лимит', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByText('Номер обращения: req-1')).not.toBeVisible();
  await user.click(screen.getByText('Подробнее'));
  expect(screen.getByText('Номер обращения: req-1')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Доступно для покупок')).toBeVisible();
});

test.each([
  ['not_created', 'request', 'Узнать лимит'],
  ['requested', 'verify', 'Подтвердить личность'],
  ['pending', 'wait', 'Подробнее о лимите'],
  ['approved', 'shop', 'Подробнее о лимите'],
  ['rejected', 'mend', 'Исправить данные'],
  ['expired', 'request', 'Узнать лимит'],
  ['blocked', 'pay_overdue', 'Оплатить просрочку'],
  ['blocked', 'restore', 'Восстановить лимит'],
])('where the limit is %s and its next step %s, its card leads to the page of the limit by «%s»', async (status, next_step, name) => {
  const reason = ['rejected', 'blocked'].includes(status) ? { code: 'overdue', text: 'Есть просроченный платёж.' } : null;
  await show({ ...dilnoza(), [LIMIT]: () => ({ body: { data: { ...limit, status, reason, next_step }, as_of: '2026-11-21' } }) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/ru/cabinet/limit');
});

test('an initial fee has no day, and is paid all the same', async () => {
  const routes = dilnoza();
  routes[NEXT] = () => ({
    body: {
      data: {
        ...next,
        payment_date: null,
        payment_reason: 'initial_fee',
        payment_min: 110_000,
        payment_max: 110_000,
        payment_amount: 110_000,
        overdue_days: 0,
      },
      as_of: '2026-11-21',
    },
  });
  await show(routes);
  expect(await screen.findByRole('heading', { name: 'Первоначальный взнос' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 110.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Другая сумма' })).toBeNull();
});

test('the newest few of the orders are shown, and a link leads to the page of all', async () => {
  const routes = dilnoza();
  const order = (at: number) => ({ ...OVERDUE, id: `${at}`, items: OVERDUE.items.map((item) => ({ ...item, name: `Товар ${at}.` })) });
  routes[ORDERS] = ({ query }) =>
    query.get('limit') === '5'
      ? { body: { data: [1, 2, 3, 4, 5].map(order), next_cursor: 'abc' } }
      : { body: { data: [1, 2, 3, 4, 5, 6].map(order) } };
  await show(routes);
  await screen.findByRole('link', { name: /Товар 5\./ });
  expect(screen.queryByRole('link', { name: /Товар 6\./ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/ru/orders');
  expect(screen.getByRole('link', { name: /^Все разделы/ })).toHaveAttribute('href', '/ru/cabinet');
});

test('the schedule of the next payment comes with the list of orders; that of an older order is asked for by itself', async () => {
  const server = fakeApi(dilnoza());
  await renderInCabinet(<MainPage />, { api: server.api, locale: 'ru' });
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
  expect(server.of(ORDER)).toHaveLength(0);

  document.body.innerHTML = '';
  const older = fakeApi({ ...dilnoza(), [ORDERS]: () => ({ body: { data: [{ ...OVERDUE, id: '100009' }] } }) });
  await renderInCabinet(<MainPage />, { api: older.api, locale: 'ru' });
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
  expect(older.of(ORDER)).toHaveLength(1);
});

test.each([
  ['not_created', 'Шаг 2 из 4 · Подтверждение личности', 'Узнать лимит'],
  ['requested', 'Шаг 2 из 4 · Подтверждение личности', 'Подтвердить личность'],
  ['pending', 'Шаг 3 из 4 · Решение по лимиту', 'Подробнее о лимите'],
] as const)('a new customer whose limit is %s reads how far they are, with one next step', async (status, step, button) => {
  const routes = dilnoza();
  routes[NEXT] = () => ({ body: { data: null, as_of: '2026-11-21' } });
  routes[ORDERS] = () => ({ body: { data: [] } });
  routes[LIMIT] = () => ({ body: { data: LIMITS[status], as_of: '2026-11-21' } });
  await show(routes);
  const start = within(await screen.findByRole('region', { name: 'До первой покупки' }, { timeout: 5_000 }));
  expect(start.getByText(step)).toBeVisible();
  expect(start.getByRole('link', { name: button })).toHaveAttribute('href', '/ru/cabinet/limit');
  expect(await screen.findByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute('href', '/ru/partners');
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/ru/cabinet/limit')).toHaveLength(1);
  expect(screen.queryByText('Платить сейчас нечего')).toBeNull();
});

test('a new customer who has something to pay reads that first', async () => {
  const routes = dilnoza();
  routes[LIMIT] = () => ({ body: { data: LIMITS.requested, as_of: '2026-11-21' } });
  await show(routes);
  expect(await screen.findByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'До первой покупки' })).toBeNull();
});
