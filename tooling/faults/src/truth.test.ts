import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { judge } from './truth.ts';

const ROW = { payment_id: 'pay', status: 'succeeded', amount: 100, provider_amount: 100, ledger_amount: 100 };
const LEDGER = { provider_sum: 100, ledger_sum: 100, differences: [], rows: [ROW] };
const PAYMENT = { payment_id: 'pay', status: 'succeeded', amount: 100, refunded_amount: 0 };

test.each([
  ['books that agree', LEDGER, PAYMENT, []],
  ['a wish that made no payment', LEDGER, null, []],
  ['sums that differ', { ...LEDGER, provider_sum: 150 }, PAYMENT, ['the provider took 150, the ledger has 100']],
  [
    'a difference by name',
    { ...LEDGER, differences: [{ kind: 'balance', id: 'cus', expected: 1, found: 2 }] },
    PAYMENT,
    ['balance cus: 1 expected, 2 found'],
  ],
  ['an API that lies', LEDGER, { ...PAYMENT, status: 'failed' }, ['pay is succeeded, the API says failed']],
  ['a charge above the payment', { ...LEDGER, rows: [{ ...ROW, provider_amount: 200 }] }, PAYMENT, ['pay was charged 200 of 100']],
  ['a payment in no book', { ...LEDGER, rows: [] }, PAYMENT, ['pay is in no book']],
])('the judge of a string sees %s', (_what, ledger, payment, lies) => {
  expect(judge(ledger, [['key', payment]])).toEqual(lies);
});

test('a seed decides a string', () => {
  const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});
