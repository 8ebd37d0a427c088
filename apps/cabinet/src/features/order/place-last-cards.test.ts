import { expect, test } from 'vitest';
import { type OrderCards, placeLastCards } from './place-last-cards.ts';

const cards = (changes: Partial<OrderCards>): OrderCards => ({
  cardsAbove: 0,
  scheduleRows: 0,
  hasSums: true,
  isPayable: false,
  actions: 0,
  linkCards: 0,
  hasPayments: false,
  goods: 0,
  ...changes,
});

test.each<[string, Partial<OrderCards>, string]>([
  ['a first fee and a schedule of twelve rows', { cardsAbove: 1, scheduleRows: 12, isPayable: true, actions: 1 }, ''],
  [
    'two goods, a payment and a schedule of twelve rows',
    { cardsAbove: 1, scheduleRows: 12, isPayable: true, linkCards: 1, actions: 1, goods: 2 },
    'documents',
  ],
  ['a delivery, a payment and a schedule of three rows', { cardsAbove: 2, scheduleRows: 3, isPayable: true, actions: 1 }, 'history'],
  ['a paid order without a schedule', { actions: 1, hasPayments: true }, 'payments,documents,history'],
  ['a canceled order', { hasSums: false }, 'documents'],
  ['a canceled order of two goods', { hasSums: false, goods: 2 }, 'goods,history'],
])('%s: these cards are below the left column', (_name, changes, expected) => {
  const { goods, hasPayments } = cards(changes);
  const all = [...(goods > 0 ? ['goods'] : []), ...(hasPayments ? ['payments'] : []), 'documents', 'history'];
  expect(all.filter((_card, index) => placeLastCards(cards(changes))[index]).join()).toBe(expected);
});
