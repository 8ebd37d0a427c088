import { expect, test } from 'vitest';
import { compareWithLedger } from './ledger-check.ts';
import { createRandom } from './random.ts';

const ROW = { payment_id: 'pay', status: 'succeeded', amount: 100, provider_amount: 100, ledger_amount: 100 };
const LEDGER = { provider_sum: 100, ledger_sum: 100, differences: [], rows: [ROW] };
const PAYMENT = { payment_id: 'pay', status: 'succeeded', amount: 100, refunded_amount: 0 };

test.each([
  ['nothing for books that agree', LEDGER, PAYMENT, []],
  ['nothing for a request without a payment', LEDGER, null, []],
  ['sums that differ', { ...LEDGER, provider_sum: 150 }, PAYMENT, ['the provider took 150, the ledger has 100']],
  [
    'a named difference in the ledger',
    { ...LEDGER, differences: [{ kind: 'balance', id: 'cus', expected: 1, found: 2 }] },
    PAYMENT,
    ['balance cus: 1 expected, 2 found'],
  ],
  ['a wrong status in the API', LEDGER, { ...PAYMENT, status: 'failed' }, ['pay is succeeded, the API says failed']],
  ['a charge above the payment', { ...LEDGER, rows: [{ ...ROW, provider_amount: 200 }] }, PAYMENT, ['pay was charged 200 of 100']],
  ['a payment in no book', { ...LEDGER, rows: [] }, PAYMENT, ['pay is in no book']],
])('compareWithLedger reports %s', (_what, ledger, payment, lies) => {
  expect(compareWithLedger(ledger, [['key', payment]])).toEqual(lies);
});

test('createRandom returns the same sequence for the same seed', () => {
  const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});
