import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paySchema } from './pay-schema.ts';

const known = { min: 1_000, max: 467_000, balance: { entity_id: 'bal_1', amount: 300_000, available: 250_000 } };
const judged = (amount: number | null, source: string | null, part: number | null = null) => {
  const result = v.safeParse(paySchema({ ...known, joined: part !== null }), { amount, source, part });
  return result.success ? result.output : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each([
  ['the smallest sum', 1_000, 'card c1', { amount: 1_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['the largest sum', 467_000, 'card c1', { amount: 467_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['a payment app', 1_000, 'app payme', { amount: 1_000, source: { type: 'payment_app', system: 'payme' } }],
  ['a so’m below', 999, 'card c1', ['amount: amount-below-min?min=1000']],
  ['a so’m above', 467_001, 'card c1', ['amount: amount-above-max?max=467000']],
  ['no sum', null, 'card c1', ['amount: required']],
  ['a pasted text that is no amount', Number.NaN, 'card c1', ['amount: amount-format']],
  ['no source', 1_000, null, ['source: none-chosen']],
  ['a source that is none', 1_000, 'x', ['source: none-chosen']],
  ['a balance that is large enough', 250_000, 'balance', { amount: 250_000, source: { type: 'balance' } }],
  ['a balance that is too small', 250_001, 'balance', ['source: balance-too-small']],
])('%s', (_, amount, source, outcome) => {
  expect(judged(amount, source)).toEqual(outcome);
});

test.each([
  [
    'both give something',
    467_000,
    'card c1',
    250_000,
    { amount: 467_000, source: { type: 'split', entityId: 'c1', fromBalance: 250_000 } },
  ],
  ['the balance gives more than it has', 467_000, 'card c1', 250_001, ['part: part-above-balance']],
  ['a text that is no amount was pasted', 467_000, 'card c1', Number.NaN, ['part: part-missing']],
  [
    'a text that is no amount, and the balance alone after all',
    200_000,
    'balance',
    Number.NaN,
    { amount: 200_000, source: { type: 'balance' } },
  ],
  ['the card gives nothing', 200_000, 'card c1', 200_000, ['part: part-not-below-amount']],
  ['the balance alone was chosen after all', 200_000, 'balance', 100_000, { amount: 200_000, source: { type: 'balance' } }],
])('[S7-16] balance and card together: %s', (_, amount, source, part, outcome) => {
  expect(judged(amount, source, part)).toEqual(outcome);
});
