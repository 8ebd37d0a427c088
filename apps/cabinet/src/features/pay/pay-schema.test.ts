import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paySchema } from './pay-schema.ts';

const schema = paySchema({ min: 1_000, max: 467_000, balance: { entity_id: 'bal_1', amount: 300_000, available: 250_000 } });
const judged = (amount: number | null, source: string | null) => {
  const result = v.safeParse(schema, { amount, source });
  return result.success ? result.output : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each([
  ['the smallest sum', 1_000, 'card c1', { amount: 1_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['the largest sum', 467_000, 'card c1', { amount: 467_000, source: { type: 'bank_card', entityId: 'c1' } }],
  ['a so’m below', 999, 'card c1', ['amount: amount-below-min?min=1000']],
  ['a so’m above', 467_001, 'card c1', ['amount: amount-above-max?max=467000']],
  ['no sum', null, 'card c1', ['amount: required']],
  ['no source', 1_000, null, ['source: none-chosen']],
  ['a source that is none', 1_000, 'x', ['source: none-chosen']],
  ['a balance that is large enough', 250_000, 'balance', { amount: 250_000, source: { type: 'balance' } }],
  ['a balance that is too small', 250_001, 'balance', ['source: balance-too-small']],
])('%s', (_, amount, source, outcome) => {
  expect(judged(amount, source)).toEqual(outcome);
});
