import { expect, test } from 'vitest';
import type { BankCard } from '../data/entities.ts';
import { sourceProblem, startingSource } from './source-choice.ts';

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
