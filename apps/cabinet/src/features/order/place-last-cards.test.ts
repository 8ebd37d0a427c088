import { expect, test } from 'vitest';
import { type OrderCards, placeLastCards } from './place-last-cards.ts';

const CARDS = ['goods', 'documents', 'history'];
const cards = (changes: Partial<OrderCards>): OrderCards => ({
  cardsAbove: 0,
  scheduleRows: 0,
  hasSums: true,
  isPayable: false,
  actions: 0,
  linkCards: 0,
  goods: 1,
  ...changes,
});

test.each<[string, Partial<OrderCards>, string]>([
  ['a first fee and a schedule of twelve rows', { cardsAbove: 1, scheduleRows: 12, isPayable: true, actions: 1 }, ''],
  [
    'two goods, a payment and a schedule of twelve rows',
    { cardsAbove: 1, scheduleRows: 12, isPayable: true, linkCards: 1, actions: 1, goods: 2 },
    'documents',
  ],
  ['a delivery, a payment and a schedule of three rows', { cardsAbove: 2, scheduleRows: 3, isPayable: true, actions: 1 }, 'documents'],
  ['a paid order without a schedule', { actions: 1, linkCards: 1 }, 'goods,documents,history'],
  ['a canceled order', { hasSums: false }, 'goods,history'],
])('%s: these cards are below the left column', (_name, changes, expected) => {
  expect(CARDS.filter((_card, index) => placeLastCards(cards(changes))[index]).join()).toBe(expected);
});
