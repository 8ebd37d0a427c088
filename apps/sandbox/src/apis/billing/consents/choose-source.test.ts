import { expect, test } from 'vitest';
import { chooseSource } from './choose-source.ts';

const cards = [
  { id: 'a', expiry: '2811' },
  { id: 'b', expiry: '2611' },
  { id: 'c', expiry: '2901' },
];
const over = (expiry: string) => expiry < '2612';

type Case = [
  what: string,
  order: string[],
  floor: number | null,
  available: number,
  tried: string[],
  expected: [number, string | null] | null,
];

test.each<Case>([
  ['the first card pays the whole', ['a', 'c'], null, 900, [], [0, 'a']],
  ["the customer's order counts, not the wallet's", ['c', 'a'], null, 0, [], [0, 'c']],
  ['a card that has ended is skipped', ['b', 'c'], null, 0, [], [0, 'c']],
  ['a deleted card is skipped', ['gone', 'c'], null, 0, [], [0, 'c']],
  ['after a refusal the next card is tried', ['a', 'c'], null, 0, ['a'], [0, 'c']],
  ['a card that was not agreed to is never taken', ['a'], null, 0, ['a'], null],
  ['no card is left', ['b', 'gone'], null, 900, [], null],
  ['the balance pays the whole, down to its floor', ['a'], 400, 500, [], [100, null]],
  ['the balance pays a part, a card the rest', ['a'], 450, 500, [], [50, 'a']],
  ['nothing is taken below the floor', ['a'], 600, 500, [], [0, 'a']],
  ['a part alone is not taken', [], 450, 500, [], null],
  ['the balance is not touched where that was not agreed to', [], null, 500, [], null],
])('[X-07] %s', (_what, cardOrder, floor, available, tried, expected) => {
  const terms = { cardOrder, useBalance: floor !== null, balanceFloor: floor ?? 0 };
  const found = chooseSource(terms, { cards, available }, { amount: 100, isExpired: over, tried });
  expect(found && [found.balance, found.card?.id ?? null]).toEqual(expected);
});
