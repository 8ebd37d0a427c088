import { describe, expect, it } from 'vitest';
import { maxReturnable, reopenRows, splitChargebackByOrder, splitRefund } from './refund-rules.ts';

const PAID = { purpose: 'instalment', status: 'succeeded', amount: 100, cardAmount: 70, appAmount: 0, excessAmount: 0, refundedAmount: 0 };
const CHARGED = { charged: 70, returned: 0 };

describe('the refundable amount', () => {
  it.each([
    ['is the whole payment for a refund', 'refund', PAID, CHARGED, 100],
    ['is lower for a refund after an earlier refund', 'refund', { ...PAID, refundedAmount: 30 }, { charged: 70, returned: 30 }, 70],
    ['excludes an excess that the balance already has', 'refund', { ...PAID, excessAmount: 40 }, CHARGED, 60],
    ['is 0 for a refund after a full refund', 'refund', { ...PAID, refundedAmount: 100 }, { charged: 70, returned: 70 }, 0],
    ['is the charged amount for a chargeback', 'chargeback', PAID, CHARGED, 70],
    ['is lower for a chargeback after a card refund', 'chargeback', { ...PAID, refundedAmount: 50 }, { charged: 70, returned: 50 }, 20],
    ['is lower for a chargeback after a balance refund', 'chargeback', { ...PAID, refundedAmount: 60 }, CHARGED, 40],
    ['is 0 for a chargeback of a balance payment', 'chargeback', PAID, { charged: 0, returned: 0 }, 0],
    ['is the charged amount for a refund of a top-up', 'refund', { ...PAID, purpose: 'top_up' }, CHARGED, 70],
    ['is the charged amount for a refund of a late charge', 'refund', { ...PAID, status: 'failed' }, CHARGED, 70],
  ] as const)('%s', (_what, act, payment, provider, most) => {
    expect(maxReturnable(act, payment, provider)).toBe(most);
  });

  it.each([
    ['goes to the card first, then to the balance', 90, CHARGED, true, { outside: 70, toBalance: 20 }],
    ['goes to the card up to the unrefunded part of its charge', 50, { charged: 70, returned: 40 }, true, { outside: 30, toBalance: 20 }],
    ['goes to the balance if the card is deleted', 90, CHARGED, false, { outside: 0, toBalance: 90 }],
  ] as const)('%s', (_what, amount, provider, open, split) => {
    expect(splitRefund(amount, provider, open)).toEqual(split);
  });
});

describe('a chargeback', () => {
  const orders = [
    { orderId: 'a', amount: 30 },
    { orderId: 'b', amount: 50 },
  ];
  it.each([
    [40, [{ orderId: 'b', amount: 40 }], 0],
    [
      60,
      [
        { orderId: 'b', amount: 50 },
        { orderId: 'a', amount: 10 },
      ],
      0,
    ],
    [
      100,
      [
        { orderId: 'b', amount: 50 },
        { orderId: 'a', amount: 30 },
      ],
      20,
    ],
  ])('of %i takes money from the last order of the payment first: %j, and the rest of %i from the balance', (amount, parts, rest) => {
    expect(splitChargebackByOrder(orders, amount)).toEqual({ parts, rest });
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
