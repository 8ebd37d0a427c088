import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Page as MainPage } from '../../app/routes/main-page.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { goodsResponse } from '../../testing/goods.ts';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT } from '../../testing/limits.ts';
import { dilnoza, ENTITIES, hrefs, limit, month, NEXT, ORDER, ORDERS, show, TODAY } from '../../testing/main-page.tsx';
import { monthPayment, NEXT_YEAR_PAYMENT, PAID_AHEAD_ORDER, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { OVERDUE_ORDER, SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

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

test('[X-19] with several orders the main page shows the payments of the month: a total and every payment, overdue first', async () => {
  await show({ ...dilnoza(), ...month(monthPayment(), UPCOMING_PAYMENT) });
  const own = within(await screen.findByRole('region', { name: /^Платежи до/ }));
  expect(own.getByText(/^879.000/)).toBeVisible();
  const rows = own.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/18.ноября.*Zarafshon Elektron.*просрочено на 3 дня.*467.000/);
  expect(rows[1]).toMatch(/4.декабря.*Texno Olam.*№.100004.*412.000/);
});

test('the main page links to paying several orders at once only if several have instalments due', async () => {
  const fee = { ...UPCOMING_PAYMENT, number: null, due_date: null, reason: 'initial_fee' as const };
  const price = { ...fee, order_id: '100005', order_number: '100005', reason: 'order' as const };
  await show({ ...dilnoza(), ...month(monthPayment(), fee, price) });
  expect(await screen.findByRole('region', { name: /^Платежи до/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Оплатить несколько сразу' })).toBeNull();
  document.body.innerHTML = '';
  await show({ ...dilnoza(), ...month(monthPayment(), UPCOMING_PAYMENT) });
  expect(await screen.findByRole('link', { name: 'Оплатить несколько сразу' })).toHaveAttribute('href', '/ru/cabinet/pay');
});

test('on the main page a customer with two overdue orders sees their sum and one button, and the other payments apart', async () => {
  const other = { ...UPCOMING_PAYMENT, due_date: '2026-11-10', overdue_days: 11, reason: 'overdue' } as const;
  const later = monthPayment({ order_id: '100001', order_number: '100001', due_date: '2026-12-10', amount: 90_000, overdue_days: 0 });
  await show({ ...dilnoza(), ...month(other, monthPayment(), later), ...limit(LIMIT_BY_STATUS.blocked) });
  const late = within(await screen.findByRole('region', { name: 'Просрочено' }));
  expect(late.getByText(/^879.000/)).toBeVisible();
  expect(late.getByText(/^Лимит приостановлен: просрочка больше 5.дней\. Оплатите её и нажмите «Восстановить лимит»/)).toBeVisible();
  const links = late.getAllByRole('link').map((link) => [link.textContent?.replaceAll(/\s/g, ' '), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Оплатить всё сразу', '/ru/cabinet/pay'],
    [expect.stringMatching(/Texno Olam.*100004.*412 000 сум/), '/ru/orders/100004/pay'],
    [expect.stringMatching(/Zarafshon Elektron.*100008.*467 000 сум/), '/ru/orders/100008/pay'],
  ]);
  const rest = within(screen.getByRole('region', { name: /^Остальные платежи до/ }));
  expect(rest.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringMatching(/10.декабря.*90.000/)]);
  expect(screen.queryByRole('link', { name: 'Оплатить просрочку' })).toBeNull();
});

test('the month shows five payments and folds the others', async () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'] as const;
  const payments = days.map((due_date) => monthPayment({ order_id: due_date.slice(-1), due_date, overdue_days: 0, reason: 'instalment' }));
  await show({ ...dilnoza(), ...month(...payments) });
  const own = within(await screen.findByRole('region', { name: /^Платежи до/ }));
  expect(own.getByText(/^5.декабря/)).toBeVisible();
  expect(own.getByText(/^6.декабря/)).not.toBeVisible();
  await userEvent.click(own.getByText(/Ещё 2.платежа/));
  expect(own.getByText(/^7.декабря/)).toBeVisible();
});

// The layout has space below a page. Without it the goods would be at the edge of the window.
const PAGE = (
  <>
    <MainPage />
    <p>end</p>
  </>
);
const scrollToGoods = () =>
  waitFor(
    () => {
      window.scrollTo({ top: 10_000, behavior: 'instant' });
      expect(screen.getByRole('link', { name: /Плита Kelvor GE-70/ })).toBeVisible();
    },
    { timeout: 30_000 },
  );

test.each([
  ['2026-11-25', 'привезут до 25 ноября'],
  ['2026-11-20', 'срок — до 20 ноября, задерживается'],
] as const)(
  'below the main page a customer sees goods that the limit pays for, and an order promised for %s',
  async (expected_on, promise) => {
    const parcel = { ...OVERDUE_ORDER, id: '100012', status: 'shipping', tracking: { number: null, expected_on, keep_until: null } };
    const { api, requestsTo } = fakeApi({
      ...dilnoza(),
      [ORDERS]: ({ query }) => ({ body: { data: [query.has('statuses') ? parcel : OVERDUE_ORDER], total: 1 } }),
      [ORDER]: () => ({ body: { data: parcel, as_of: TODAY } }),
      'installment.listProducts': () => goodsResponse('7'),
    });
    await renderInCabinet(PAGE, { api });
    await screen.findByRole('heading', { name: 'Заказы' });
    await scrollToGoods();
    const goods = within(screen.getByRole('region', { name: /^На ваш лимит/ }));
    expect(await goods.findByRole('link', { name: /Плита Kelvor GE-70/ })).toHaveAttribute('href', '/ru/product/7');
    expect(requestsTo('installment.listProducts')[0]?.query.get('price_max')).toBe(String(LIMIT_BY_STATUS.approved.available));
    expect(await screen.findByText(promise)).toBeVisible();
  },
);

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
  expect(await screen.findByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/ru/catalogue');
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
  expect(screen.queryByRole('link', { name: 'Перейти в каталог' })).toBeNull();
});

test('[S2-12] on the main page a customer with a limit and no orders sees the steps to a first purchase', async () => {
  await show({ ...dilnoza(), ...month(), [ORDERS]: () => ({ body: { data: [], total: 0 } }) });
  const first = within(await screen.findByRole('region', { name: 'Как сделать первую покупку' }));
  const steps = first.getAllByRole('listitem').map((step) => within(step).getByRole('heading', { level: 3 }).textContent);
  expect(steps).toEqual(['Выберите товары', 'Подпишите договор кодом из СМС', 'Платите частями']);
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/ru/catalogue');
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

test('on the main page an initial fee without a due date has a pay button and no link to pay another amount', async () => {
  const fee = monthPayment({ number: null, due_date: null, amount: 110_000, reason: 'initial_fee', overdue_days: 0 });
  await show({ ...dilnoza(), ...month(fee) });
  expect(await screen.findByRole('heading', { name: 'Первый взнос' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 110.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Другая сумма' })).toBeNull();
});

test('the main page loads only 5 orders and links to /orders and the profile', async () => {
  const server = fakeApi(dilnoza());
  await renderInCabinet(<MainPage />, { api: server.api, locale: 'ru' });
  expect(await screen.findByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/ru/orders');
  expect(screen.getByRole('link', { name: /^Все разделы/ })).toHaveAttribute('href', '/ru/profile');
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

test('below the first steps a new customer sees popular goods', async () => {
  const routes = { ...dilnoza(), ...month(), ...limit(LIMIT_BY_STATUS.pending), 'installment.listProducts': () => goodsResponse('7') };
  await renderInCabinet(PAGE, { api: fakeApi(routes).api });
  await screen.findByRole('region', { name: 'До первой покупки' });
  await scrollToGoods();
  expect(screen.getByRole('region', { name: 'Популярные товары' })).toBeVisible();
});

test('on the main page a new customer with a payment due sees the payment instead of the first steps', async () => {
  await show({ ...dilnoza(), ...limit(LIMIT_BY_STATUS.requested) });
  expect(await screen.findByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'До первой покупки' })).toBeNull();
});
