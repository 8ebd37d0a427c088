import { expect, test } from 'vitest';
import { chooseDebitSources } from './choose-source.ts';

const cards = [
  { id: 'a', expiry: '2811' },
  { id: 'b', expiry: '2611' },
  { id: 'c', expiry: '2901' },
];
const isExpired = (expiry: string) => expiry < '2612';

type Case = [
  what: string,
  order: string[],
  floor: number | null,
  available: number,
  tried: string[],
  expected: [number, string | null] | null,
];

test.each<Case>([
  ['the first card pays the full amount', ['a', 'c'], null, 900, [], [0, 'a']],
  ['cards are tried in the order chosen by the customer', ['c', 'a'], null, 0, [], [0, 'c']],
  ['an expired card is skipped', ['b', 'c'], null, 0, [], [0, 'c']],
  ['a deleted card is skipped', ['gone', 'c'], null, 0, [], [0, 'c']],
  ['after a refusal the next card is tried', ['a', 'c'], null, 0, ['a'], [0, 'c']],
  ['a card outside the consent is never charged', ['a'], null, 0, ['a'], null],
  ['nothing is chosen if no card is left', ['b', 'gone'], null, 900, [], null],
  ['the balance pays the full amount, down to its floor', ['a'], 400, 500, [], [100, null]],
  ['the balance pays a part, and a card the rest', ['a'], 450, 500, [], [50, 'a']],
  ['the balance pays nothing if it is below its floor', ['a'], 600, 500, [], [0, 'a']],
  ['the balance pays no part without a card for the rest', [], 450, 500, [], null],
  ['the balance is not used without consent to it', [], null, 500, [], null],
])('[X-07] chooseDebitSources: %s', (_what, cardOrder, floor, available, tried, expected) => {
  const terms = { cardOrder, useBalance: floor !== null, balanceFloor: floor ?? 0 };
  const found = chooseDebitSources(terms, { cards, available }, { amount: 100, isExpired: isExpired, tried });
  expect(found && [found.balance, found.card?.id ?? null]).toEqual(expected);
});
