import type { InstalmentsPurpose, OrdersPurpose, PaymentPurpose, PurposeKind } from '../domain/payment/purpose.ts';

/** One purpose of each kind. Those for an order are all for the same order. */
export const PURPOSES = {
  instalment: { purpose: 'instalment', orderId: '100008' },
  order: { purpose: 'order', orderId: '100008' },
  initial_fee: { purpose: 'initial_fee', orderId: '100008' },
  top_up: { purpose: 'top_up' },
  withdrawal: { purpose: 'withdrawal', entityId: 'card_1' },
  payoff: { purpose: 'payoff', orderId: '100008', quoteId: 'quote_1' },
} as const satisfies Record<PurposeKind, PaymentPurpose>;

export const ORDERS_PURPOSE: OrdersPurpose = {
  purpose: 'initial_fee',
  checkoutId: 'chk_1',
  orders: [
    { orderId: '100100', amount: 235_000 },
    { orderId: '100101', amount: 50_000 },
  ],
};

/** Instalments of two unrelated orders. */
export const INSTALMENTS_PURPOSE: InstalmentsPurpose = {
  purpose: 'instalment',
  orders: [
    { orderId: '100008', amount: 467_000 },
    { orderId: '100002', amount: 508_000 },
  ],
};

/** An instalment of another order. */
export const OTHER_ORDER_PURPOSE = { purpose: 'instalment', orderId: '100002' } as const satisfies PaymentPurpose;
