import { expect, test } from 'vitest';
import type { BankCard } from '../card/cards-query.ts';
import { initialBalanceShare, initialSource, parseRadioValue, sourceProblem, splitProblem, toRadioValue } from './source-choice.ts';

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
  [
    'the only card, even if it is not the main one',
    { prefill: null, cards: [card('c1')], balance, amount },
    { type: 'bank_card', entityId: 'c1' },
  ],
  [
    'the card of the last try',
    { prefill: { type: 'bank_card', entityId: 'c1' }, cards, balance, amount },
    { type: 'bank_card', entityId: 'c1' },
  ],
  [
    'the main card if the card of the last try was deleted',
    { prefill: { type: 'bank_card', entityId: 'c9' }, cards, balance, amount },
    { type: 'bank_card', entityId: 'c2' },
  ],
  ['the balance of the last try', { prefill: { type: 'balance' }, cards, balance, amount }, { type: 'balance' }],
  ['the balance if there is no card', { prefill: null, cards: [], balance, amount }, { type: 'balance' }],
  ['none if there is no card and the balance is too small', { prefill: null, cards: [], balance, amount: 250_001 }, null],
  ['none while the cards are loading', { prefill: null, cards: undefined, balance, amount }, null],
] as const)('the source chosen by default is %s', (_, known, source) => {
  expect(initialSource(known)).toEqual(source);
});

test.each([
  ['no chosen source is an error', { source: null, balance, amount }, 'none-chosen'],
  ['an available balance below the amount is an error', { source: { type: 'balance' }, balance, amount: 250_001 }, 'balance-too-small'],
  ['an available balance equal to the amount is valid', { source: { type: 'balance' }, balance, amount }, null],
  ['an unknown balance is valid, because the server decides', { source: { type: 'balance' }, balance: undefined, amount }, null],
  [
    'a card is valid for any amount, because the bank decides',
    { source: { type: 'bank_card', entityId: 'c1' }, balance, amount: 9_000_000 },
    null,
  ],
] as const)('`sourceProblem`: %s', (_, input, problem) => {
  expect(sourceProblem(input)).toBe(problem);
});

test.each([
  ['no share is an error', null, 'part-missing'],
  ['a share of zero is an error', 0, 'part-missing'],
  ['a share above the balance is an error', 250_001, 'part-above-balance'],
  ['a share equal to the amount is an error', 200_000, 'part-not-below-amount'],
  ['a share below the amount is valid', 199_999, null],
] as const)('the share of the balance in a split payment: %s', (_, part, problem) => {
  expect(splitProblem(part, { balance, amount: 200_000 })).toBe(problem);
});

test.each([
  ['its whole amount if that is less than the payment', 250_000, 508_000, 250_000],
  ['half of the payment if it could pay all', 600_000, 508_000, 254_000],
  ['at least 1 if half of the payment rounds down to 0', 600_000, 1_001, 1],
] as const)('in a split payment the balance pays by default %s', (_, available, sum, part) => {
  expect(initialBalanceShare({ available }, sum)).toBe(part);
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
] as const)('the radio button value of the source %o is parsed as %o', (source, back) => {
  expect(parseRadioValue(toRadioValue(source))).toEqual(back);
});
