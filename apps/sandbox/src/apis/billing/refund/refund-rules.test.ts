import { describe, expect, it } from 'vitest';
import { maxRefund, reopenRows, splitBurden, splitByOrder, splitRefund } from './refund-rules.ts';

const PAID = { purpose: 'instalment', status: 'succeeded' };
const TOP_UP = { purpose: 'top_up', status: 'succeeded' };
const LATE = { purpose: 'instalment', status: 'failed' };
const money = (atProvider: number, onOrder: number, refundedByStore = 0) => ({
  atProvider,
  onOrders: onOrder === 0 ? [] : [{ orderId: 'a', amount: onOrder }],
  refundedByStore,
});

describe('the most that a refund may give back', () => {
  it.each([
    ['is the whole payment, also the share from the balance', PAID, money(70, 100), 100],
    ['is lower after an earlier refund', PAID, money(40, 100, 30), 70],
    ['excludes an excess that the balance already has', PAID, money(100, 60), 60],
    ['excludes what a return of goods put on the balance', PAID, money(100, 40), 40],
    ['is 0 after a full refund', PAID, money(0, 100, 100), 0],
    ['is 0 after a chargeback', PAID, money(0, 0), 0],
    ['is the charged amount for a top-up', TOP_UP, money(70, 0), 70],
    ['is the charged amount for a late charge', LATE, money(70, 0), 70],
    ['is 0 for a top-up that the bank took back twice', TOP_UP, money(-70, 0), 0],
  ])('%s', (_what, payment, given, most) => {
    expect(maxRefund(payment, given)).toBe(most);
  });

  it.each([
    ['goes to the card first, then to the balance', 90, 70, true, { outside: 70, toBalance: 20 }],
    ['goes to the card up to the unrefunded part of its charge', 50, 30, true, { outside: 30, toBalance: 20 }],
    ['goes to the balance if the bank has taken more back than it charged', 50, -30, true, { outside: 0, toBalance: 50 }],
    ['goes to the balance if the card is deleted', 90, 70, false, { outside: 0, toBalance: 90 }],
  ])('%s', (_what, amount, atProvider, open, split) => {
    expect(splitRefund(amount, atProvider, open)).toEqual(split);
  });
});

describe('who bears a return that has left the provider', () => {
  it.each([
    ['a chargeback of money on the order', 'chargeback', 70, money(70, 100), 70, 0],
    ['a chargeback after a return of goods to the balance', 'chargeback', 100, money(100, 40), 40, 60],
    ['a chargeback after the order was cancelled', 'chargeback', 100, money(100, 0), 0, 100],
    ['a chargeback of what the store had refunded to the card', 'chargeback', 100, money(0, 100, 100), 0, 100],
    ['a chargeback of what the store had refunded to the balance', 'chargeback', 100, money(100, 100, 100), 0, 100],
    ['a chargeback with a share of the balance on the order', 'chargeback', 60, money(60, 100, 30), 60, 0],
    ['a second chargeback, which must not reopen what the balance paid', 'chargeback', 60, money(0, 40), 0, 60],
    ['a recall by the payment system', 'recall', 70, money(70, 100), 70, 0],
    ['a chargeback of a top-up', 'chargeback', 70, money(70, 0), 0, 70],
    ['a refund', 'refund', 30, money(100, 100), 30, 0],
    ['a refund booked after the order was cancelled without its money', 'refund', 30, money(100, 0, -30), 30, 0],
    ['a refund that another refund has overtaken', 'refund', 30, money(100, 100, 90), 10, 20],
  ] as const)('%s (%s of %i)', (_what, act, outside, given, fromOrders, fromCustomer) => {
    expect(splitBurden(act, outside, given)).toEqual({ fromOrders, fromCustomer });
  });
});

describe('a chargeback', () => {
  const orders = [
    { orderId: 'a', amount: 30 },
    { orderId: 'b', amount: 50 },
  ];
  it.each([
    [40, [{ orderId: 'b', amount: 40 }]],
    [
      60,
      [
        { orderId: 'b', amount: 50 },
        { orderId: 'a', amount: 10 },
      ],
    ],
  ])('of %i takes money from the last order of the payment first: %j', (amount, parts) => {
    expect(splitByOrder(orders, amount)).toEqual(parts);
  });

  const rows = [
    { number: 1, paidAmount: 100 },
    { number: 2, paidAmount: 100 },
    { number: 3, paidAmount: 100 },
  ];
  it.each([
    ['reopens the instalment that the payment had paid', new Map([[2, 100]]), 100, [100, 0, 100]],
    [
      'of a part of the payment reopens the latest instalment of the payment first',
      new Map([
        [1, 100],
        [2, 100],
      ]),
      120,
      [80, 0, 100],
    ],
    ['also reopens other instalments, the latest first, if the payment had paid less', new Map([[1, 50]]), 120, [50, 100, 30]],
  ])('%s', (_what, paid, amount, after) => {
    expect(reopenRows(rows, paid, amount).map((row) => row.paidAmount)).toEqual(after);
  });
});
