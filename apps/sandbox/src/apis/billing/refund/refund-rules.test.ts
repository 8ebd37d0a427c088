import { describe, expect, it } from 'vitest';
import { reopenRows, returnable, splitRefund, takeFromOrders } from './refund-rules.ts';

const PAID = { purpose: 'instalment', status: 'succeeded', amount: 100, cardAmount: 70, appAmount: 0, excessAmount: 0, refundedAmount: 0 };
const CHARGED = { charged: 70, returned: 0 };

describe('how much may come back', () => {
  it.each([
    ['a refund: all that was paid', 'refund', PAID, CHARGED, 100],
    ['a refund after one of 30', 'refund', { ...PAID, refundedAmount: 30 }, { charged: 70, returned: 30 }, 70],
    ['a refund where the balance has the excess already', 'refund', { ...PAID, excessAmount: 40 }, CHARGED, 60],
    ['a refund of all that was refunded', 'refund', { ...PAID, refundedAmount: 100 }, { charged: 70, returned: 70 }, 0],
    ['a chargeback: what the bank charged', 'chargeback', PAID, CHARGED, 70],
    ['a chargeback after a refund to the card', 'chargeback', { ...PAID, refundedAmount: 50 }, { charged: 70, returned: 50 }, 20],
    ['a chargeback after a refund to the balance', 'chargeback', { ...PAID, refundedAmount: 60 }, CHARGED, 40],
    ['a chargeback of what the balance paid', 'chargeback', PAID, { charged: 0, returned: 0 }, 0],
    ['a refund of a top-up', 'refund', { ...PAID, purpose: 'top_up' }, CHARGED, 70],
    ['a refund of a charge that came too late', 'refund', { ...PAID, status: 'failed' }, CHARGED, 70],
  ] as const)('%s', (_what, act, payment, provider, most) => {
    expect(returnable(act, payment, provider)).toBe(most);
  });

  it.each([
    ['to the card first, the balance gets the rest', 90, CHARGED, true, { outside: 70, toBalance: 20 }],
    ['to the card as far as it was not refunded', 50, { charged: 70, returned: 40 }, true, { outside: 30, toBalance: 20 }],
    ['all to the balance when the card is gone', 90, CHARGED, false, { outside: 0, toBalance: 90 }],
  ] as const)('%s', (_what, amount, provider, open, split) => {
    expect(splitRefund(amount, provider, open)).toEqual(split);
  });
});

describe('what a chargeback opens', () => {
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
  ])('takes %i from the last order first, and the rest from the balance', (amount, parts, rest) => {
    expect(takeFromOrders(orders, amount)).toEqual({ parts, rest });
  });

  const rows = [
    { number: 1, paidAmount: 100 },
    { number: 2, paidAmount: 100 },
    { number: 3, paidAmount: 100 },
  ];
  it.each([
    ['the row that the payment had paid, not the latest', new Map([[2, 100]]), 100, [100, 0, 100]],
    [
      'a part: the latest of its rows',
      new Map([
        [1, 100],
        [2, 100],
      ]),
      120,
      [80, 0, 100],
    ],
    ['what its rows lack: the latest paid rows', new Map([[1, 50]]), 120, [50, 100, 30]],
  ])('%s', (_what, paid, amount, after) => {
    expect(reopenRows(rows, paid, amount).map((row) => row.paidAmount)).toEqual(after);
  });
});
