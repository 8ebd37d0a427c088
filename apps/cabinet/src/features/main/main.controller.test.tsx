import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MainPage } from '../../app/routes/main-page.tsx';
import type { MonthPayment } from '../../domain/schedule/schedule-queries.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT } from '../../testing/limits.ts';
import { monthPayment, monthWith, NEXT_YEAR_PAYMENT, PAID_AHEAD_ORDER, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { BALANCE, OVERDUE_ORDER, SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const LIMIT = 'installment.getLimit';
const MONTH = 'installment.getMonth';
const NEXT = 'installment.getNextPayment';
const ORDERS = 'installment.listOrders';
const ORDER = 'installment.getOrder';
const ENTITIES = 'billing.listEntities';
const TODAY = '2026-11-21';

const month = (...payments: MonthPayment[]) => ({ [MONTH]: () => ({ body: { data: monthWith(...payments), as_of: TODAY } }) });
const limit = (data: (typeof LIMIT_BY_STATUS)[keyof typeof LIMIT_BY_STATUS]) => ({ [LIMIT]: () => ({ body: { data, as_of: TODAY } }) });
const dilnoza = (): FakeHandlers => ({
  ...limit(LIMIT_BY_STATUS.approved),
  ...month(monthPayment()),
  [NEXT]: () => ({ body: { data: null, as_of: TODAY } }),
  [ORDERS]: () => ({ body: { data: [OVERDUE_ORDER], total: 1 } }),
  [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: TODAY } }),
  [ENTITIES]: ({ query }) => ({ body: { data: query.get('collection_type') === 'balance' ? [BALANCE] : [SAVED_CARD] } }),
});
const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') => renderInCabinet(<MainPage />, { api: fakeApi(routes).api, locale });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = '';
});

test('[S2-12] the main page shows the amount due, its deadline and its state, and links to the payment', async () => {
  await show(dilnoza());
  expect((await screen.findAllByText('просрочено на 3 дня', { selector: 'section *' }))[0]).toBeVisible();
  expect(screen.getByText('Оплатите до 23 ноября, и лимит не приостановим. Пени нет.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toHaveAttribute('href', '/ru/orders/100008/pay');
  expect(screen.getByRole('link', { name: 'Другая сумма' })).toHaveAttribute('href', '/ru/orders/100008/pay?sum=other');
  expect(await screen.findByText(/9.920.000/, { selector: 'section *' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /250.000.*На балансе/ })).toHaveAttribute('href', '/ru/cabinet/balance');
  expect(await screen.findByRole('link', { name: /Планшет Zamin Tab/ })).toHaveAttribute('href', '/ru/orders/100008');
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
});

test('[X-19] with several orders the main page shows «Мой месяц»: a total and every payment, overdue first', async () => {
  await show({ ...dilnoza(), ...month(monthPayment(), UPCOMING_PAYMENT) });
  const own = within(await screen.findByRole('region', { name: 'Мой месяц' }));
  expect(own.getByText(/^879.000/)).toBeVisible();
  expect(own.getByText(/из них просрочено 467.000.сум/)).toBeVisible();
  const rows = own.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/467.000.*просрочено на 3 дня.*18.ноября.*Zarafshon Elektron/);
  expect(rows[1]).toMatch(/412.000.*4.декабря.*Texno Olam/);
});

test('the main page links to paying several orders at once only if several have instalments due', async () => {
  const fee = { ...UPCOMING_PAYMENT, number: null, due_date: null, reason: 'initial_fee' as const };
  const price = { ...fee, order_id: '100005', order_number: '100005', reason: 'order' as const };
  await show({ ...dilnoza(), ...month(monthPayment(), fee, price) });
  expect(await screen.findByRole('region', { name: 'Мой месяц' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Оплатить несколько сразу' })).toBeNull();
  document.body.innerHTML = '';
  await show({ ...dilnoza(), ...month(monthPayment(), UPCOMING_PAYMENT) });
  expect(await screen.findByRole('link', { name: 'Оплатить несколько сразу' })).toHaveAttribute('href', '/ru/cabinet/pay');
});

test('on the main page a customer with two overdue orders sees a pay button for each and one for both', async () => {
  const other = { ...UPCOMING_PAYMENT, due_date: '2026-11-10', overdue_days: 11, reason: 'overdue' } as const;
  await show({ ...dilnoza(), ...month(other, monthPayment()), ...limit(LIMIT_BY_STATUS.blocked) });
  const late = within(await screen.findByRole('region', { name: 'Просрочено' }));
  expect(late.getByText(/^879.000/)).toBeVisible();
  expect(
    late.getByText(/^Лимит приостановлен: просрочка больше 5.дней\. Оплатите 879.000.сум и нажмите «Восстановить лимит»/),
  ).toBeVisible();
  const links = late.getAllByRole('link').map((link) => [link.textContent?.replaceAll(/\s/g, ' '), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Оплатить всё сразу', '/ru/cabinet/pay'],
    ['Оплатить 412 000 сум', '/ru/orders/100004/pay'],
    ['Оплатить 467 000 сум', '/ru/orders/100008/pay'],
  ]);
});

test.each([
  ['ru', 'Главная', 'Здравствуйте, Dilnoza'],
  ['uz', 'Bosh sahifa', 'Xush kelibsiz, Dilnoza'],
] as const)('in %s the main page has its heading and greets the customer by first name', async (locale, name, greeting) => {
  await show(dilnoza(), locale);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(await screen.findByText(greeting)).toBeVisible();
});

test('on the main page a customer with nothing to pay sees the limit with one next step', async () => {
  await show({ ...dilnoza(), ...month() });
  expect(await screen.findByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute('href', '/ru/partners');
  expect(screen.getByRole('region', { name: 'Доступно для покупок' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  expect(screen.getAllByRole('region', { name: 'Доступно для покупок' })).toHaveLength(1);
});

test('[S2-12] on the main page a customer who paid ahead sees the next payment and that nothing is due now', async () => {
  const ahead = {
    [NEXT]: () => ({ body: { data: NEXT_YEAR_PAYMENT, as_of: TODAY } }),
    [ORDERS]: () => ({ body: { data: [PAID_AHEAD_ORDER], total: 1 } }),
  };
  await show({ ...dilnoza(), ...month(), ...ahead });
  const next = within(await screen.findByRole('region', { name: 'Ближайший платёж' }));
  expect(next.getByText(/1 января/)).toBeVisible();
  expect(next.getByText('Это следующий платёж. Сейчас платить нечего.')).toBeVisible();
  expect(next.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toHaveAttribute('href', '/ru/orders/100008/pay');
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Выбрать магазин' })).toBeNull();
});

test('on the main page without payments this month, a next payment that fails to load shows an error with a retry', async () => {
  const routes = { ...dilnoza(), ...month(), [NEXT]: () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') }) };
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить ближайшие платежи')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Выбрать магазин' })).toBeNull();
  Object.assign(routes, { [NEXT]: () => ({ body: { data: NEXT_YEAR_PAYMENT, as_of: TODAY } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.')).toBeVisible();
});

test('[S2-12] on the main page a customer with a limit and no orders sees the steps to a first purchase', async () => {
  await show({ ...dilnoza(), ...month(), [ORDERS]: () => ({ body: { data: [], total: 0 } }) });
  const first = within(await screen.findByRole('region', { name: 'Как сделать первую покупку' }));
  const steps = first.getAllByRole('listitem').map((step) => within(step).getByRole('heading', { level: 3 }).textContent);
  expect(steps).toEqual(['Выберите товары', 'Подпишите кодом', 'Платите частями']);
  expect(first.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/ru/catalogue');
  expect(screen.getByRole('region', { name: 'Доступно для покупок' })).toBeVisible();
  expect(hrefs().filter((href) => href === '/ru/partners')).toEqual([]);
  expect(screen.queryByText('Заказов пока нет')).toBeNull();
});

test('on the main page a customer without orders and without an approved limit sees an empty list of orders', async () => {
  await show({ ...dilnoza(), ...month(), ...limit(LIMIT_BY_STATUS.rejected), [ORDERS]: () => ({ body: { data: [], total: 0 } }) });
  expect(await screen.findByText('Заказов пока нет')).toBeVisible();
  expect(hrefs()).toContain('/ru/partners');
});

test.each([
  ['rejected', LIMIT_BY_STATUS.rejected, 'Исправить данные'],
  ['expired', LIMIT_BY_STATUS.expired, 'Узнать лимит'],
  ['blocked, with the debt paid', RESTORABLE_LIMIT, 'Восстановить лимит'],
])('on the main page with nothing due, a limit that is %s links to the limit page', async (_, data, name) => {
  await show({ ...dilnoza(), ...month(), ...limit(data) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/ru/cabinet/limit');
});

test.each([
  ['no card', [], 'Добавьте карту сейчас, чтобы в день платежа оплатить в два касания.'],
  ['only an expired card', [{ ...SAVED_CARD, expiry: '2510' }], 'Срок сохранённой карты истёк. Добавьте новую до дня платежа.'],
])('[S2-12] with a payment due and %s, the main page links to adding a card', async (_, cards, text) => {
  await show({
    ...dilnoza(),
    ...month(UPCOMING_PAYMENT),
    [ENTITIES]: ({ query }) => ({ body: { data: query.get('collection_type') === 'balance' ? [] : cards } }),
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Добавить карту' })).toHaveAttribute('href', '/ru/cards?step=add');
});

test('on the main page a limit that fails to load shows an error with a retry, and the pay button stays', async () => {
  const user = userEvent.setup();
  const routes = dilnoza();
  const answer = routes[LIMIT];
  routes[LIMIT] = () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') });
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить лимит')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  if (answer) routes[LIMIT] = answer;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Доступно для покупок')).toBeVisible();
});

test('on the main page payments that fail to load show an error with a retry, and the limit stays', async () => {
  const routes = { ...dilnoza(), [MONTH]: () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') }) };
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить ближайшие платежи')).toBeVisible();
  expect(await screen.findByText('Доступно для покупок')).toBeVisible();
  Object.assign(routes, month(monthPayment()));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
});

test('on the main page an initial fee without a due date has a pay button and no link to pay another amount', async () => {
  const fee = monthPayment({ number: null, due_date: null, amount: 110_000, reason: 'initial_fee', overdue_days: 0 });
  await show({ ...dilnoza(), ...month(fee) });
  expect(await screen.findByRole('heading', { name: 'Первый взнос' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 110.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Другая сумма' })).toBeNull();
});

test('the main page loads only 5 orders and links to /orders and /cabinet', async () => {
  const server = fakeApi(dilnoza());
  await renderInCabinet(<MainPage />, { api: server.api, locale: 'ru' });
  expect(await screen.findByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/ru/orders');
  expect(screen.getByRole('link', { name: /^Все разделы/ })).toHaveAttribute('href', '/ru/cabinet');
  expect(server.requestsTo(ORDERS).map(({ query }) => query.get('limit'))).toEqual(['5']);
});

test('the main page takes the schedule from the list of orders, and requests only an order outside the list', async () => {
  const server = fakeApi(dilnoza());
  await renderInCabinet(<MainPage />, { api: server.api, locale: 'ru' });
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
  expect(server.requestsTo(ORDER)).toHaveLength(0);

  document.body.innerHTML = '';
  const older = fakeApi({ ...dilnoza(), [ORDERS]: () => ({ body: { data: [{ ...OVERDUE_ORDER, id: '100009' }] } }) });
  await renderInCabinet(<MainPage />, { api: older.api, locale: 'ru' });
  expect(await screen.findByRole('heading', { name: 'График платежей' })).toBeVisible();
  expect(older.requestsTo(ORDER)).toHaveLength(1);
});

test.each([
  ['not_created', 'Шаг 2 из 4 · Подтверждение личности', 'Узнать лимит'],
  ['requested', 'Шаг 2 из 4 · Подтверждение личности', 'Подтвердить личность'],
  ['pending', 'Шаг 3 из 4 · Решение по лимиту', 'Подробнее о лимите'],
] as const)('[S2-12] a new customer whose limit is %s sees the current step of four and one next action', async (status, step, button) => {
  await show({ ...dilnoza(), ...month(), ...limit(LIMIT_BY_STATUS[status]), [ORDERS]: () => ({ body: { data: [], total: 0 } }) });
  const start = within(await screen.findByRole('region', { name: 'До первой покупки' }));
  expect(start.getByText(step)).toBeVisible();
  expect(start.getByRole('link', { name: button })).toHaveAttribute('href', '/ru/cabinet/limit');
  expect(hrefs().filter((href) => href === '/ru/cabinet/limit')).toHaveLength(1);
});

test('on the main page a new customer with a payment due sees the payment instead of the first steps', async () => {
  await show({ ...dilnoza(), ...limit(LIMIT_BY_STATUS.requested) });
  expect(await screen.findByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'До первой покупки' })).toBeNull();
});
