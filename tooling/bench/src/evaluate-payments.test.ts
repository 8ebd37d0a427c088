import { describe, expect, test } from 'vitest';
import { evaluatePayments } from './evaluate-payments.ts';

const before = { providerSum: 5_000, ledgerSum: 5_000, succeeded: 5 };
const after = { providerSum: 15_000, ledgerSum: 15_000, succeeded: 15 };
const tally = { started: 10, succeeded: 10, refused: [], amount: 1_000 };

describe('a run of payments', () => {
  test('passes at the required rate if all payments succeeded and the books agree', () => {
    expect(evaluatePayments(tally, 50, before, after)).toEqual([]);
  });

  test.each([
    ['a rate that is too low', tally, 49.9, after, '49.9 payments a second, and at least 50 are asked for'],
    ['a lost response', { ...tally, succeeded: 9 }, 60, after, '10 payments were started and 9 succeeded'],
    ['a lost payment', tally, 60, { ...after, succeeded: 14 }, '10 payments were started and the books know 9 that succeeded'],
    [
      'a double charge by the provider',
      tally,
      60,
      { ...after, providerSum: 16_000, ledgerSum: 16_000 },
      "the provider took 11000 so'm for 10 payments of 1000",
    ],
    ['books that differ', tally, 60, { ...after, ledgerSum: 14_000 }, 'provider and ledger differ: 15000 and 14000'],
    ['a refusal', { ...tally, refused: ['422 otp_wrong'] }, 60, after, 'refused: 422 otp_wrong'],
    ['no started payment', { ...tally, started: 0, succeeded: 0 }, 60, before, 'no payment was started'],
  ])('fails on %s', (_name, counted, perSecond, books, failure) => {
    expect(evaluatePayments(counted, perSecond, before, books)).toEqual([failure]);
  });
});
