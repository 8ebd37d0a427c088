import { expect, test } from 'vitest';
import { CARD } from '../../testing/orders.ts';
import { mainFirst, withMain } from './main-card.ts';

const card = (entity_id: string, is_default = false) => ({ ...CARD, entity_id, is_default });
const ids = (cards: readonly { entity_id: string }[]) => cards.map(({ entity_id }) => entity_id);

test.each([
  ['the main card comes first, the others as they were', [card('a'), card('b'), card('c', true)], ['c', 'a', 'b']],
  ['without a main one all stay as they were', [card('b'), card('a')], ['b', 'a']],
  ['no cards', [], []],
])('%s', (_title, cards, sorted) => {
  expect(ids(mainFirst(cards))).toEqual(sorted);
});

test('a card that is made the main one takes that from the one before', () => {
  expect(withMain([card('a', true), card('b')], card('b', true))).toEqual([card('a'), card('b', true)]);
});

test('a main card that is so no more leaves none', () => {
  expect(withMain([card('a', true), card('b')], card('a'))).toEqual([card('a'), card('b')]);
});
