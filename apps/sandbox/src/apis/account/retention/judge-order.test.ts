import { addDays } from '@muddat/schedule';
import { describe, expect, it, test } from 'vitest';
import { type JudgedOrder, judgeOrder } from './judge-order.ts';
import { keptUntil, termCutoff } from './term.ts';

const TODAY = '2031-11-25';
const OVER = { kind: 'erase' };
const PAID_OFF: JudgedOrder = {
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
const UNDONE = { paidAmount: 0, initialFeePaid: 0 };

describe('[X-14] an order whose five years are over', () => {
  test.each<[string, Partial<JudgedOrder>]>([
    ['paid off', {}],
    ['bought at once and received', { status: 'delivered', initialFee: 0, initialFeePaid: 0 }],
    ['paid to the courier', { status: 'delivered', cash: true, paidAmount: 0, initialFee: 0, initialFeePaid: 0 }],
    ['canceled', { status: 'canceled', ...UNDONE }],
    ['refused', { status: 'refused', ...UNDONE }],
    ['failed', { status: 'fail', ...UNDONE }],
    ['given back, whatever its sums say', { status: 'returned', paidAmount: 100 }],
  ])('is erased: %s', (_what, change) => {
    expect(judgeOrder({ ...PAID_OFF, ...change }, TODAY)).toEqual(OVER);
  });

  test.each<[string, Partial<JudgedOrder>, string]>([
    ['it waits for the store', { status: 'pending', ...UNDONE }, 'open'],
    ['it waits for its fee', { status: 'waiting', ...UNDONE }, 'open'],
    ['it is on its way, though paid', { status: 'shipping' }, 'open'],
    ['it is being repaired', { status: 'repair' }, 'open'],
    ['it has broken off', { status: 'broke' }, 'open'],
    ['it is in court', { status: 'send_enveloper' }, 'open'],
    ['it is in court, though paid', { status: 'send_enveloper', paidAmount: 300 }, 'open'],
    ['nobody knows its status', { status: 'frozen' }, 'open'],
    ['it owes one soʻm', { status: 'delivered', paidAmount: 299 }, 'owes'],
    ['it owes its fee again', { status: 'delivered', initialFeePaid: 0 }, 'owes'],
    ['it is called paid off and owes', { paidAmount: 299 }, 'owes'],
    ['the customer owes what a bank took back', { payments: 'claimed' }, 'owes'],
    ['it was canceled and still holds money', { status: 'canceled', paidAmount: 0 }, 'holds_money'],
    ['a return of it is open or in dispute', { isReturning: true }, 'returning'],
    ['a payment is on its way', { payments: 'running' }, 'money_on_its_way'],
    ['this is the last day of its term', { lastOn: '2026-11-25' }, 'within_term'],
    ['it ended yesterday', { lastOn: '2031-11-24' }, 'within_term'],
  ])('is kept: %s', (_what, change, because) => {
    expect(judgeOrder({ ...PAID_OFF, ...change }, TODAY)).toEqual({ kind: 'keep', because });
  });
});

it.each([
  ['2026-11-25', '2031-11-25'],
  ['2028-02-29', '2033-02-28'],
  ['2027-02-28', '2032-02-28'],
] as const)('what ended on %s is kept until %s', (endedOn, until) => {
  expect(keptUntil(endedOn)).toBe(until);
});

it.each(['2031-11-25', '2032-02-29', '2033-02-28', '2033-03-01', '2032-12-31'] as const)(
  'the cut on %s is where the terms are over',
  (today) => {
    const cutoff = termCutoff(today);
    const day = (offset: number) => addDays(cutoff, offset);
    for (const offset of [-2, -1, 0, 1, 2])
      expect([day(offset), keptUntil(day(offset)) < today]).toEqual([day(offset), day(offset) < cutoff]);
  },
);
