import { expect, test } from 'vitest';
import type { BankCard } from '../card/cards-query.ts';
import { radioValue, sourceOf, sourceProblem, splitProblem, startingPart, startingSource } from './source-choice.ts';

const card = (entity_id: string, is_default = false): BankCard => ({
  entity_id,
  system: 'humo',
  bank: null,
  last4: '5678',
  expiry: '2912',
  owner: null,
  is_default,
  masked_phone: '',
});
const balance = { entity_id: 'b', amount: 300_000, available: 250_000 };
const cards = [card('c1'), card('c2', true)];
const amount = 250_000;

test.each([
  ['the main card', { prefill: null, cards, balance, amount }, { type: 'bank_card', entityId: 'c2' }],
  ['the only card, main or not', { prefill: null, cards: [card('c1')], balance, amount }, { type: 'bank_card', entityId: 'c1' }],
  [
    'the card of the last try',
    { prefill: { type: 'bank_card', entityId: 'c1' }, cards, balance, amount },
    { type: 'bank_card', entityId: 'c1' },
  ],
  [
    'the main card where that of the last try is gone',
    { prefill: { type: 'bank_card', entityId: 'c9' }, cards, balance, amount },
    { type: 'bank_card', entityId: 'c2' },
  ],
  ['the balance of the last try', { prefill: { type: 'balance' }, cards, balance, amount }, { type: 'balance' }],
  ['the balance where there is no card', { prefill: null, cards: [], balance, amount }, { type: 'balance' }],
  ['nothing where the balance is too small', { prefill: null, cards: [], balance, amount: 250_001 }, null],
  ['nothing while the cards are not known', { prefill: null, cards: undefined, balance, amount }, null],
] as const)('chosen beforehand: %s', (_, known, source) => {
  expect(startingSource(known)).toEqual(source);
});

test.each([
  ['nothing is chosen', { source: null, balance, amount }, 'none-chosen'],
  ['what no payment holds is too little', { source: { type: 'balance' }, balance, amount: 250_001 }, 'balance-too-small'],
  ['the balance is just enough', { source: { type: 'balance' }, balance, amount }, null],
  ['the balance is not known, and the server decides', { source: { type: 'balance' }, balance: undefined, amount }, null],
  ['a card is the bank’s business', { source: { type: 'bank_card', entityId: 'c1' }, balance, amount: 9_000_000 }, null],
] as const)('%s', (_, input, problem) => {
  expect(sourceProblem(input)).toBe(problem);
});

test.each([
  ['nothing is named', null, 'part-missing'],
  ['the balance gives nothing', 0, 'part-missing'],
  ['the balance has less', 250_001, 'part-above-balance'],
  ['nothing is left for the card', 200_000, 'part-not-below-amount'],
  ['both give something', 199_999, null],
] as const)('balance and card together: %s', (_, part, problem) => {
  expect(splitProblem(part, { balance, amount: 200_000 })).toBe(problem);
});

test.each([
  ['all of a balance that is too small alone', 250_000, 508_000, 250_000],
  ['half of what it could pay alone', 600_000, 508_000, 254_000],
  ['half of a thousand and one, in whole thousands, but not nothing', 600_000, 1_001, 1],
] as const)('to begin with the balance gives %s', (_, available, sum, part) => {
  expect(startingPart({ available }, sum)).toBe(part);
});

test.each([
  [{ type: 'balance' }, { type: 'balance' }],
  [
    { type: 'payment_app', system: 'payme' },
    { type: 'payment_app', system: 'payme' },
  ],
  [
    { type: 'bank_card', entityId: 'c1' },
    { type: 'bank_card', entityId: 'c1' },
  ],
  // A split is read back as its card alone: a separate switch adds the balance.
  [
    { type: 'split', entityId: 'c1', fromBalance: 5 },
    { type: 'bank_card', entityId: 'c1' },
  ],
] as const)('%o is read back from its radio button', (source, back) => {
  expect(sourceOf(radioValue(source))).toEqual(back);
});
