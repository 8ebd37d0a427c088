import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOffer } from './offer.js';

test('the payments of an offer add up to its total, each a month after the one before', () => {
  const [sums, ...payments] = describeOffer({ price: '5 000 000', months: 6, confirmedOn: '2026-01-31' }).split('\n');
  assert.match(sums, /^5625000 so'm in 6 payments of 938000 so'm, /);
  assert.deepEqual(
    payments.map((line) => line.split('  ')[0]),
    ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
  );
  assert.equal(
    payments.reduce((sum, line) => sum + Number(line.split('  ')[1]), 0),
    5_625_000,
  );
});

test('a price that is no amount is refused', () => {
  assert.throws(() => describeOffer({ price: 'a lot', months: 6, confirmedOn: '2026-01-31' }), RangeError);
});
