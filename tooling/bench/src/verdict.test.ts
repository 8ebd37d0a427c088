import { describe, expect, test } from 'vitest';
import { judgePayments } from './verdict.ts';

const before = { providerSum: 5_000, ledgerSum: 5_000, succeeded: 5 };
const after = { providerSum: 15_000, ledgerSum: 15_000, succeeded: 15 };
const tally = { started: 10, succeeded: 10, refused: [], amount: 1_000 };

describe('a run of payments', () => {
  test('passes at the figure asked for, when all that was started succeeded and the books agree', () => {
    expect(judgePayments(tally, 50, before, after)).toEqual([]);
  });

  test.each([
    ['too slow', tally, 49.9, after, '49.9 payments a second, and at least 50 are asked for'],
    ['an answer lost', { ...tally, succeeded: 9 }, 60, after, '10 payments were started and 9 succeeded'],
    ['a payment lost', tally, 60, { ...after, succeeded: 14 }, '10 payments were started and the books know 9 that succeeded'],
    [
      'a charge made twice',
      tally,
      60,
      { ...after, providerSum: 16_000, ledgerSum: 16_000 },
      "the provider took 11000 so'm for 10 payments of 1000",
    ],
    ['books that differ', tally, 60, { ...after, ledgerSum: 14_000 }, 'provider and ledger differ: 15000 and 14000'],
    ['a refusal', { ...tally, refused: ['422 otp_wrong'] }, 60, after, 'refused: 422 otp_wrong'],
    ['nothing done', { ...tally, started: 0, succeeded: 0 }, 60, before, 'no payment was started'],
  ])('fails on %s', (_name, counted, perSecond, books, failure) => {
    expect(judgePayments(counted, perSecond, before, books)).toEqual([failure]);
  });
});
