import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MainPage } from '../../routes/main-page.tsx';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const LIMIT = 'GET installment/v3/user/limit';
const NEXT = 'GET installment/v3/user/next-payment';
const ORDERS = 'GET installment/v3/user/orders/all';
const ORDER = 'GET installment/v3/user/order/100008';
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
const dilnoza = (): Parameters<typeof fakeServer>[0] => ({
  [LIMIT]: () => ({ body: { data: limit, as_of: '2026-11-21' } }),
  [NEXT]: () => ({ body: { data: next, as_of: '2026-11-21' } }),
  [ORDERS]: () => ({ body: { data: [OVERDUE] } }),
  [ORDER]: () => ({ body: { data: OVERDUE, as_of: '2026-11-21' } }),
});
const show = (routes: Parameters<typeof fakeServer>[0], locale: 'ru' | 'uz' = 'ru') =>
  renderInCabinet(<MainPage />, { api: fakeServer(routes).api, locale });

beforeEach(() => {
  document.body.innerHTML = '';
});

test('the main page says what to pay, by when, and leads to paying it in one press', async () => {
  await show(dilnoza());
  expect(await screen.findByText('просрочено на 3 дня', { selector: 'section *' })).toBeVisible();
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
  expect(screen.getByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute('href', '/ru');
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
  routes[ORDERS] = () => ({ body: { data: [1, 2, 3, 4, 5, 6].map(order), next_cursor: 'abc' } });
  await show(routes);
  await screen.findByRole('link', { name: /Товар 5\./ });
  expect(screen.queryByRole('link', { name: /Товар 6\./ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/ru/orders');
  expect(screen.getByRole('link', { name: /^Все разделы/ })).toHaveAttribute('href', '/ru/cabinet');
});
