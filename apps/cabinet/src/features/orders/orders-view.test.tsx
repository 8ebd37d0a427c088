import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrdersView } from './orders-view.tsx';
import type { OrderListFilter } from './use-filtered-orders.ts';

type Routes = Parameters<typeof fakeServer>[0];
const NEXT = 'GET installment/v3/user/next-payment';
const ORDERS = 'GET installment/v3/user/orders/all';
const DELIVERED = `${ORDERS}?statuses%5B0%5D=delivered`;
const CLOSED = `${ORDERS}?${['finished', 'returned', 'canceled', 'refused', 'fail'].map((one, at) => `statuses%5B${at}%5D=${one}`).join('&')}`;
const LOADING_MS = 10_000;

const order = (at: number, change: object = {}) => ({
  ...OVERDUE_ORDER,
  id: `${at}`,
  number: `${at}`,
  items: OVERDUE_ORDER.items.map((item) => ({ ...item, name: `Товар ${at}.` })),
  ...change,
});
const settled = { payment_amount: 0, payment_date: null, overdue_days: 0 };
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => order(first + at, settled));
const base: Routes = { [NEXT]: () => ({ body: { data: null, as_of: '2026-11-21' } }) };
const page = (data: object[], more: object = {}) => ({ body: { data, total: data.length, ...more } });

const open = (routes: Routes, path = '/orders', locale: 'ru' | 'uz' = 'ru') => {
  const server = fakeServer({ ...base, ...routes });
  return openCabinet({ server, path, locale }).then((router) => ({ router, server }));
};
const tile = (name: string | RegExp) => screen.findByRole('link', { name }, { timeout: LOADING_MS });
const choice = () => screen.getByRole('combobox', { name: 'Какие заказы показать' });

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['ru', 'Мои заказы', 'Заказы'],
  ['uz', 'Buyurtmalarim', 'Buyurtmalar'],
] as const)(
  '[S2-13] in %s /orders lists the orders of the customer, newest first, and the menu marks the page',
  async (locale, name, menu) => {
    await open({ [ORDERS]: () => page([order(12, settled), order(11), order(9, settled)]) }, '/orders', locale);
    expect(await screen.findByRole('heading', { level: 1, name }, { timeout: LOADING_MS })).toBeVisible();
    await tile(/Товар 12\./);
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: /Товар/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['12', '11', '9'].map((id) => `/${locale}/orders/${id}`));
    for (const link of screen.getAllByRole('link', { name: menu, hidden: true })) {
      expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([`/${locale}/orders`, 'page']);
    }
  },
);

test.each([
  ['the days overdue', {}, '467 000 сум просрочено на 3 дня'],
  ['the due date', { overdue_days: 0, payment_date: '2026-12-18' }, '467 000 сум до 18 декабря'],
  ['the exact deadline', { overdue_days: 0, payment_date: null, pay_until: '2026-11-25T08:02:00.000Z' }, '467 000 сум до 25 ноября, 13:02'],
  ['no date if none is set', { overdue_days: 0, payment_date: null }, '467 000 сум к оплате'],
])('in the order list an unpaid order shows the amount due and %s', async (_, change, words) => {
  await open({ [ORDERS]: () => page([order(1, change)]) });
  expect((await tile(/Товар 1\./)).textContent?.replaceAll('\u00a0', ' ')).toContain(words);
});

test('in the order list an order with nothing to pay shows only goods, status, store and number', async () => {
  await open({ [ORDERS]: () => page([order(7, settled)]) });
  expect((await tile(/Товар 7\./)).textContent?.replaceAll('\u00a0', ' ')).toBe('Товар 7.полученZarafshon Elektron · № 7');
});

test('«Показать ещё» in the order list loads more orders and focuses the first new one', async () => {
  const user = userEvent.setup();
  await open({
    [ORDERS]: () => page(from(1, 20), { next_cursor: 'abc', total: 22 }),
    [`${ORDERS}?cursor=abc&limit=100`]: () => page(from(21, 22), { total: 22 }),
  });
  await tile(/Товар 1\./);
  expect(screen.getByText('22 заказа')).toBeVisible();
  expect(screen.getByText('Показано: 20 из 22')).toBeVisible();
  screen.getByRole('button', { name: 'Показать ещё' }).focus();
  await tile(/Товар 20\./);
  await user.keyboard('{Enter}');
  expect(await tile(/Товар 21\./)).toHaveFocus();
  expect(screen.queryByText(/Показано/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('without a total from the server the order list shows only the number of loaded orders', async () => {
  await open({ [ORDERS]: () => ({ body: { data: from(1, 3), next_cursor: 'abc' } }) });
  await tile(/Товар 3\./);
  expect(screen.getByText('Показано: 3')).toBeVisible();
  expect(screen.queryByText(/заказ(а|ов)?$/)).toBeNull();
});

test('if the next page of orders fails to load, the loaded orders stay, and a retry loads it', async () => {
  const user = userEvent.setup();
  let broken = true;
  await open({
    [ORDERS]: () => page(from(1, 20), { next_cursor: 'abc', total: 21 }),
    [`${ORDERS}?cursor=abc&limit=100`]: () =>
      broken ? { status: 500, body: problemBody('internal', 'Что-то пошло не так') } : page(from(21, 21), { total: 21 }),
  });
  await tile(/Товар 1\./);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  const again = await screen.findByRole('button', { name: 'Повторить' }, { timeout: LOADING_MS });
  expect(await tile(/Товар 20\./)).toBeVisible();
  broken = false;
  await user.click(again);
  expect(await tile(/Товар 21\./)).toBeVisible();
});

test('choosing a status filter loads its orders and sets the URL; Back restores the previous filter', async () => {
  const user = userEvent.setup();
  const { router } = await open({ [ORDERS]: () => page(from(1, 2)), [DELIVERED]: () => page([order(3, settled)]) });
  await tile(/Товар 1\./);
  await user.selectOptions(choice(), 'Получены');
  expect(await tile(/Товар 3\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Товар 1\./ })).toBeNull();
  expect(router.state.location.href).toBe('/ru/orders?status=delivered');
  router.history.back();
  expect(await tile(/Товар 1\./)).toBeVisible();
  expect(choice()).toHaveValue('all');
});

test.each([
  ['packed', 'in_work', `${ORDERS}?statuses%5B0%5D=in_work&statuses%5B1%5D=packing&statuses%5B2%5D=packed`],
  ['canceled', 'finished', CLOSED],
  ['all', 'all', ORDERS],
  ['teleported', 'all', ORDERS],
  ['', 'all', ORDERS],
  ['delivered&status=packed', 'all', ORDERS],
])('/orders?status=%s selects the filter %s and requests only its orders', async (status, value, asked) => {
  const { server } = await open({ [asked]: () => page([order(5, settled)]) }, `/orders?status=${status}`);
  expect(await tile(/Товар 5\./)).toBeVisible();
  expect(choice()).toHaveValue(value);
  expect(server.requestsTo(ORDERS).map(({ method, path }) => `${method} ${path}`)).toEqual([asked]);
});

test('in the order list a customer without orders sees a link to the stores and no filter', async () => {
  await open({ [ORDERS]: () => page([]) });
  expect(await screen.findByText('Заказов пока нет', {}, { timeout: LOADING_MS })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute('href', '/ru/partners');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a status filter without orders offers a button that shows all orders', async () => {
  const user = userEvent.setup();
  const { router } = await open({ [ORDERS]: () => page(from(1, 1)), [DELIVERED]: () => page([]) }, '/orders?status=delivered');
  expect(await screen.findByRole('heading', { name: 'Таких заказов нет' }, { timeout: LOADING_MS })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(await tile(/Товар 1\./)).toBeVisible();
  expect(router.state.location.href).toBe('/ru/orders');
});

test('orders that fail to load show an error with a retry', async () => {
  const user = userEvent.setup();
  let broken = true;
  await open({ [ORDERS]: () => (broken ? 'no-answer' : page(from(1, 1))) });
  expect(await screen.findByText('Не удалось загрузить заказы', {}, { timeout: LOADING_MS })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await tile(/Товар 1\./)).toBeVisible();
});

test('the loaded orders stay without an error when a refetch fails', async () => {
  let broken = false;
  const { router, server } = await open({ [ORDERS]: () => (broken ? 'no-answer' : page(from(1, 2))) });
  await tile(/Товар 2\./);
  broken = true;
  await router.options.context.queryClient.invalidateQueries();
  await waitFor(() => expect(server.requestsTo(ORDERS).length).toBeGreaterThan(1));
  expect(await tile(/Товар 2\./)).toBeVisible();
  expect(screen.queryByText('Не удалось загрузить заказы')).toBeNull();
});

const field = () => screen.getByRole('searchbox', { name: 'Поиск по заказам' });
const show = async (routes: Routes, filter: OrderListFilter) => {
  const server = fakeServer(routes);
  const onFilter = vi.fn<(filter: OrderListFilter) => void>();
  await renderInCabinet(<OrdersView filter={filter} onFilter={onFilter} />, { api: server.api });
  return { server, onFilter };
};

test('typing in the order search applies the text once, after a pause, and keeps the status filter', async () => {
  const user = userEvent.setup();
  const { onFilter } = await show({ [DELIVERED]: () => page([order(3, settled)]) }, { status: 'delivered', text: '' });
  await user.type(await screen.findByRole('searchbox', {}, { timeout: LOADING_MS }), ' artel  hd');
  await waitFor(() => expect(onFilter.mock.calls).toEqual([[{ status: 'delivered', text: 'artel hd' }]]));
});

test('Enter in the order search searches immediately; the clear button resets it and keeps the focus in the field', async () => {
  const user = userEvent.setup();
  const { onFilter } = await show({ [`${ORDERS}?q=artel`]: () => page([order(3, settled)]) }, { status: null, text: 'artel' });
  await tile(/Товар 3\./);
  await user.type(field(), '1{Enter}');
  expect(onFilter.mock.calls).toEqual([[{ status: null, text: 'artel1' }]]);
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(onFilter).toHaveBeenLastCalledWith({ status: null, text: '' });
  expect(field()).toHaveFocus();
});

test.each([
  [null, ['Показать все'], [{ status: null, text: '' }]],
  [
    'delivered',
    ['Искать во всех заказах', 'Показать все'],
    [
      { status: null, text: 'zzz' },
      { status: null, text: '' },
    ],
  ],
] as const)(
  'an order search without results, with the filter %s, gives advice and buttons that widen the search',
  async (status, names, filters) => {
    const user = userEvent.setup();
    const { onFilter } = await show({ [ORDERS]: () => page([]) }, { status, text: 'zzz' });
    const none = await screen.findByRole('heading', { name: 'По запросу «zzz» заказов нет' }, { timeout: LOADING_MS });
    expect(none.closest('[role="status"]')?.textContent).toMatch(/поищите\sпо\sмагазину/);
    for (const name of names) await user.click(screen.getByRole('button', { name }));
    expect(onFilter.mock.calls).toEqual(filters.map((one) => [one]));
  },
);

test.each(['ru', 'uz'] as const)('in %s axe finds no accessibility violations in a list of orders with a next page', async (locale) => {
  const { api, requestsTo } = fakeServer({ [ORDERS]: () => page([order(1), order(2, settled)], { next_cursor: 'abc', total: 22 }) });
  await renderInCabinet(<OrdersView filter={{ status: null, text: '' }} onFilter={() => undefined} />, { api, locale });
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(0), { timeout: LOADING_MS });
  expect(requestsTo(ORDERS)).toHaveLength(1);
  expect(await findAccessibilityViolations()).toEqual([]);
});
