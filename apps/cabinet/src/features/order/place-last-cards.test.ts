import { expect, test } from 'vitest';
import { type LastCard, type OrderCards, placeLastCards } from './place-last-cards.ts';

const cards = (changes: Partial<OrderCards>): OrderCards => ({
  cardsAbove: 0,
  scheduleRows: 0,
  hasSums: true,
  actions: 1,
  linkCards: 0,
  ...changes,
});

test.each<[string, Partial<OrderCards>, LastCard[]]>([
  ['a schedule of twelve rows is longer than sums and actions', { cardsAbove: 1, scheduleRows: 12, actions: 4, linkCards: 1 }, []],
  ['a schedule of three rows under a delivery and a payment', { cardsAbove: 2, scheduleRows: 3, actions: 5 }, ['documents']],
  ['a paid order has no schedule', { actions: 2, linkCards: 1 }, ['goods', 'documents', 'history']],
  ['a canceled order has neither', { hasSums: false, actions: 1 }, ['goods', 'history']],
])('%s: below the left column are the right cards', (_name, changes, expected) => {
  expect(placeLastCards(cards(changes))).toEqual(expected);
});
