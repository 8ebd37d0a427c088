import { StatusBadge } from '@muddat/ui/status-badge';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OrderStatus } from '../../domain/order/order-queries.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CHOICES, choiceOf, STATUS_CHOICES, type StatusChoice } from './status-choice.ts';

/** Every status of an order: a status added to the contract does not compile until it has a choice here. */
const CHOICE_OF: Record<OrderStatus, StatusChoice> = {
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

test.each(Object.entries(CHOICE_OF))('an order that is %s is found under %s, and nowhere else', (status, choice) => {
  expect(choiceOf(status)).toBe(choice);
  expect(CHOICES.filter((one) => one !== 'request' && STATUS_CHOICES[one].some((each) => each === status))).toEqual([choice]);
});

test.each([['all'], ['teleported'], [''], [undefined], [null], [7], [['delivered']], ['__proto__'], ['toString']])(
  '%o is no choice',
  (status) => {
    expect(choiceOf(status)).toBeNull();
  },
);

test('[S2-20] requests are the orders that the store has not confirmed', () => {
  expect(choiceOf('request')).toBe('request');
  expect(STATUS_CHOICES.request).toEqual(['pending', 'waiting', 'reserved']);
});

test('every choice is offered', () => {
  expect([...CHOICES].sort()).toEqual(Object.keys(STATUS_CHOICES).sort());
});

test('[S4-07] what is chosen together is what the badges call by one word, but for requests, the ends, and the court', async () => {
  const statuses = Object.keys(CHOICE_OF);
  const badges = statuses.map((status) => (
    <li key={status} aria-label={status}>
      <StatusBadge of="order" status={status} />
    </li>
  ));
  await renderInCabinet(<ul>{badges}</ul>, { api: fakeApi({}).api });
  await screen.findByRole('listitem', { name: 'pending' });
  const wordOf = (status: string) => screen.getByRole('listitem', { name: status }).textContent ?? '';
  const alike = CHOICES.filter((choice) => !['request', 'broke', 'finished'].includes(choice));
  const words = alike.map((choice) => [...new Set(STATUS_CHOICES[choice].map(wordOf))]);
  expect(words.every((group) => group.length === 1)).toBe(true);
  expect(new Set(words.flat()).size).toBe(alike.length);
  expect(STATUS_CHOICES.finished.map(wordOf)).toEqual(['закрыт', 'возвращён', 'отменён', 'отказано', 'не состоялся']);
  expect(STATUS_CHOICES.broke.map(wordOf)).toEqual(['просрочен', 'передан в суд']);
});
