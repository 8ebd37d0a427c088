import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paySchema } from './pay-schema.ts';

const options = { min: 1_000, max: 467_000, balance: { entity_id: 'bal_1', amount: 300_000, available: 250_000 } };
const validate = (amount: number | null, source: string | null, part: number | null = null) => {
  const result = v.safeParse(paySchema({ ...options, joined: part !== null }), { amount, source, part });
  return result.success ? result.output : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each([
  ['accepts the minimum amount', 1_000, 'card c1', { amount: 1_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['accepts the maximum amount', 467_000, 'card c1', { amount: 467_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['accepts a payment app as source', 1_000, 'app payme', { amount: 1_000, source: { type: 'payment_app', system: 'payme' } }],
  ['refuses one so’m below the minimum', 999, 'card c1', ['amount: amount-below-min?min=1000']],
  ['refuses one so’m above the maximum', 467_001, 'card c1', ['amount: amount-above-max?max=467000']],
  ['requires an amount', null, 'card c1', ['amount: required']],
  ['refuses a text that is no amount', Number.NaN, 'card c1', ['amount: amount-format']],
  ['requires a source', 1_000, null, ['source: none-chosen']],
  ['refuses an unknown source', 1_000, 'x', ['source: none-chosen']],
  ['accepts the balance if it covers the amount', 250_000, 'balance', { amount: 250_000, source: { type: 'balance' } }],
  ['refuses the balance if it is too small', 250_001, 'balance', ['source: balance-too-small']],
])('paySchema %s', (_, amount, source, outcome) => {
  expect(validate(amount, source)).toEqual(outcome);
});

test.each([
  [
    'accepts a share of the balance and the rest from the card',
    467_000,
    'card c1',
    250_000,
    { amount: 467_000, source: { type: 'split', entityId: 'c1', fromBalance: 250_000 } },
  ],
  ['refuses a share above the balance', 467_000, 'card c1', 250_001, ['part: part-above-balance']],
  ['refuses a share that is no amount', 467_000, 'card c1', Number.NaN, ['part: part-missing']],
  [
    'ignores an invalid share if only the balance is chosen',
    200_000,
    'balance',
    Number.NaN,
    { amount: 200_000, source: { type: 'balance' } },
  ],
  ['refuses a share that leaves nothing for the card', 200_000, 'card c1', 200_000, ['part: part-not-below-amount']],
  ['ignores the share if only the balance is chosen', 200_000, 'balance', 100_000, { amount: 200_000, source: { type: 'balance' } }],
])('[S7-16] paySchema for balance and card together %s', (_, amount, source, part, outcome) => {
  expect(validate(amount, source, part)).toEqual(outcome);
});
