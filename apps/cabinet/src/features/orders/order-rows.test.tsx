import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrdersView } from './orders-view.tsx';

const ORDERS = 'GET installment/v3/user/orders/all';

/** Orders with the numbers from `first` to `last`. */
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    ...OVERDUE_ORDER,
    id: `${first + at}`,
    number: `${first + at}`,
    items: OVERDUE_ORDER.items.map((item) => ({ ...item, name: `Товар ${first + at}.` })),
    payment_amount: 0,
    payment_date: null,
    overdue_days: 0,
  }));
const page = (data: object[], more: object = {}) => ({ body: { data, total: data.length, ...more } });
const show = (routes: Parameters<typeof fakeServer>[0]) =>
  renderInCabinet(<OrdersView filter={{ status: null, text: '' }} onFilter={() => undefined} />, { api: fakeServer(routes).api });
const tile = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  document.body.innerHTML = '';
});

test('of 500 loaded orders fewer than 60 are rendered, and screen readers get position and total of the first', async () => {
  await show({ [ORDERS]: () => page(from(1, 500), { next_cursor: 'abc', total: 10_000 }) });
  const first = (await tile(/Товар 1\./)).closest('li');
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '10000']);
  expect(screen.getAllByRole('link').length).toBeLessThan(60);
});

test('a list of orders is rendered whole up to a hundred rows, and keeps its place when it grows longer', async () => {
  const user = userEvent.setup();
  await show({
    [ORDERS]: () => page(from(1, 100), { next_cursor: 'abc', total: 200 }),
    [`${ORDERS}?cursor=abc&limit=100`]: () => page(from(101, 200), { total: 200 }),
  });
  const last = await tile(/Товар 100\./);
  const tiles = () => screen.getAllByRole('link', { name: /Товар/ });
  expect(tiles()).toHaveLength(100);
  last.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = last.getBoundingClientRect();
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await tile(/Товар 101\./);
  await waitFor(() => expect(tiles().length).toBeLessThan(60));
  await waitFor(() => expect(Math.abs(last.getBoundingClientRect().top - top)).toBeLessThan(2));
});

test('a focused order stays rendered and focused while the order list is scrolled', async () => {
  await show({ [ORDERS]: () => page(from(1, 500)) });
  const first = await tile(/Товар 1\./);
  first.focus();
  window.scrollTo({ top: 20_000, behavior: 'instant' });
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(5));
  await screen.findAllByRole('link', { name: /Товар 2[0-4]\d\./ });
  expect(first).toHaveFocus();
});
