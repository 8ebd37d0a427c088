import { expect, test } from 'vitest';
import { SAVED_CARD } from '../../testing/orders.ts';
import { sortMainCardFirst, withUpdatedCard } from './main-card.ts';

const card = (entity_id: string, is_default = false) => ({ ...SAVED_CARD, entity_id, is_default });
const ids = (cards: readonly { entity_id: string }[]) => cards.map(({ entity_id }) => entity_id);

test.each([
  ['puts the main card first and keeps the order of the others', [card('a'), card('b'), card('c', true)], ['c', 'a', 'b']],
  ['keeps the order without a main card', [card('b'), card('a')], ['b', 'a']],
  ['returns an empty list without cards', [], []],
])('sortMainCardFirst %s', (_title, cards, sorted) => {
  expect(ids(sortMainCardFirst(cards))).toEqual(sorted);
});

test('withUpdatedCard makes one card the main one and unsets the previous one', () => {
  expect(withUpdatedCard([card('a', true), card('b')], card('b', true))).toEqual([card('a'), card('b', true)]);
});

test('withUpdatedCard unsets the main card without setting another', () => {
  expect(withUpdatedCard([card('a', true), card('b')], card('a'))).toEqual([card('a'), card('b')]);
});
