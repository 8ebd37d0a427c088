import { addDays } from '@muddat/schedule';
import { describe, expect, it, test } from 'vitest';
import { evaluateRetention, type OrderRetentionFacts } from './evaluate-retention.ts';
import { retainedUntil, retentionCutoff } from './retention-term.ts';

const TODAY = '2031-11-25';
const ERASED_VERDICT = { kind: 'erase' };
const PAID_OFF: OrderRetentionFacts = {
  status: 'finished',
  cash: false,
  totalAmount: 300,
  paidAmount: 300,
  initialFee: 20,
  initialFeePaid: 20,
  isReturning: false,
  payments: 'settled',
  lastOn: '2026-11-24',
};
const UNPAID = { paidAmount: 0, initialFeePaid: 0 };

describe('[X-14] evaluateRetention', () => {
  test.each<[string, Partial<OrderRetentionFacts>]>([
    ['paid off', {}],
    ['bought at once and received', { status: 'delivered', initialFee: 0, initialFeePaid: 0 }],
    ['paid to the courier', { status: 'delivered', cash: true, paidAmount: 0, initialFee: 0, initialFeePaid: 0 }],
    ['canceled', { status: 'canceled', ...UNPAID }],
    ['refused', { status: 'refused', ...UNPAID }],
    ['failed', { status: 'fail', ...UNPAID }],
    ['returned, whatever its sums', { status: 'returned', paidAmount: 100 }],
  ])('erases an order five years after its end: %s', (_what, change) => {
    expect(evaluateRetention({ ...PAID_OFF, ...change }, TODAY)).toEqual(ERASED_VERDICT);
  });

  test.each<[string, Partial<OrderRetentionFacts>, string]>([
    ['it waits for the store', { status: 'pending', ...UNPAID }, 'open'],
    ['it waits for its initial fee', { status: 'waiting', ...UNPAID }, 'open'],
    ['it is being shipped, although it is paid', { status: 'shipping' }, 'open'],
    ['it is being repaired', { status: 'repair' }, 'open'],
    ['it is broken off', { status: 'broke' }, 'open'],
    ['it is in court', { status: 'send_enveloper' }, 'open'],
    ['it is in court, although it is paid', { status: 'send_enveloper', paidAmount: 300 }, 'open'],
    ['its status is unknown', { status: 'frozen' }, 'open'],
    ['one soʻm of it is unpaid', { status: 'delivered', paidAmount: 299 }, 'owes'],
    ['its initial fee is unpaid', { status: 'delivered', initialFeePaid: 0 }, 'owes'],
    ['it is finished, but one soʻm is unpaid', { paidAmount: 299 }, 'owes'],
    ['the customer owes a claim for its payment', { payments: 'claimed' }, 'owes'],
    ['it was canceled, but its money is not refunded', { status: 'canceled', paidAmount: 0 }, 'holds_money'],
    ['a return of it is open or in dispute', { isReturning: true }, 'returning'],
    ['one of its payments is in progress', { payments: 'running' }, 'money_on_its_way'],
    ['today is the last day of its five years', { lastOn: '2026-11-25' }, 'within_term'],
    ['it ended yesterday', { lastOn: '2031-11-24' }, 'within_term'],
  ])('keeps an order if %s', (_what, change, because) => {
    expect(evaluateRetention({ ...PAID_OFF, ...change }, TODAY)).toEqual({ kind: 'keep', because });
  });
});

it.each([
  ['2026-11-25', '2031-11-25'],
  ['2028-02-29', '2033-02-28'],
  ['2027-02-28', '2032-02-28'],
] as const)('retainedUntil of an order that ended on %s is %s', (endedOn, until) => {
  expect(retainedUntil(endedOn)).toBe(until);
});

it.each(['2031-11-25', '2032-02-29', '2033-02-28', '2033-03-01', '2032-12-31'] as const)(
  'retentionCutoff(%s) is the earliest end of an order that is still retained on that day',
  (today) => {
    const cutoff = retentionCutoff(today);
    const day = (offset: number) => addDays(cutoff, offset);
    for (const offset of [-2, -1, 0, 1, 2])
      expect([day(offset), retainedUntil(day(offset)) < today]).toEqual([day(offset), day(offset) < cutoff]);
  },
);
