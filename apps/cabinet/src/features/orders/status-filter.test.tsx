import { StatusBadge } from '@muddat/ui/status-badge';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OrderStatus } from '../../domain/order/order-queries.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { parseStatusFilter, STATUS_FILTER_NAMES, STATUS_FILTERS, type StatusFilter } from './status-filter.ts';

/** Every status of an order: a status added to the contract does not compile until it has a choice here. */
const CHOICE_OF: Record<OrderStatus, StatusFilter> = {
  pending: 'pending',
  waiting: 'waiting',
  reserved: 'reserved',
  confirmed: 'reserved',
  paid: 'reserved',
  in_work: 'in_work',
  packing: 'in_work',
  packed: 'in_work',
  shipping: 'shipping',
  dpd_delivery: 'shipping',
  delivered: 'delivered',
  repair: 'repair',
  broke: 'broke',
  send_enveloper: 'broke',
  finished: 'finished',
  returned: 'finished',
  canceled: 'finished',
  refused: 'finished',
  fail: 'finished',
};

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each(Object.entries(CHOICE_OF))('the order status %s belongs to the filter %s and to no other except `request`', (status, choice) => {
  expect(parseStatusFilter(status)).toBe(choice);
  expect(STATUS_FILTER_NAMES.filter((one) => one !== 'request' && STATUS_FILTERS[one].some((each) => each === status))).toEqual([choice]);
});

test.each([['all'], ['teleported'], [''], [undefined], [null], [7], [['delivered']], ['__proto__'], ['toString']])(
  'parseStatusFilter returns null for %o',
  (status) => {
    expect(parseStatusFilter(status)).toBeNull();
  },
);

test('[S2-20] the filter of requests contains the orders that the store has not confirmed', () => {
  expect(parseStatusFilter('request')).toBe('request');
  expect(STATUS_FILTERS.request).toEqual(['pending', 'waiting', 'reserved']);
});

test('STATUS_FILTER_NAMES lists every status filter', () => {
  expect([...STATUS_FILTER_NAMES].sort()).toEqual(Object.keys(STATUS_FILTERS).sort());
});

test('[S4-07] statuses of one filter share their badge text, except in the filters request, broke and finished', async () => {
  const statuses = Object.keys(CHOICE_OF);
  const badges = statuses.map((status) => (
    <li key={status} aria-label={status}>
      <StatusBadge kind="order" status={status} />
    </li>
  ));
  await renderInCabinet(<ul>{badges}</ul>, { api: fakeApi({}).api });
  await screen.findByRole('listitem', { name: 'pending' });
  const wordOf = (status: string) => screen.getByRole('listitem', { name: status }).textContent ?? '';
  const alike = STATUS_FILTER_NAMES.filter((choice) => !['request', 'broke', 'finished'].includes(choice));
  const words = alike.map((choice) => [...new Set(STATUS_FILTERS[choice].map(wordOf))]);
  expect(words.every((group) => group.length === 1)).toBe(true);
  expect(new Set(words.flat()).size).toBe(alike.length);
  expect(STATUS_FILTERS.finished.map(wordOf)).toEqual(['закрыт', 'возвращён', 'отменён', 'отказано', 'не состоялся']);
  expect(STATUS_FILTERS.broke.map(wordOf)).toEqual(['просрочен', 'передан в суд']);
});
