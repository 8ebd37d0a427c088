import type { billing } from '@muddat/sdk/types';
import * as v from 'valibot';

/** The possible purposes of a payment, by the billing contract. */
export type PurposeKind = billing.components['schemas']['PaymentPurpose'];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The fields that each purpose requires. A new purpose in the contract is a type error here until it has an entry. */
const PURPOSE_SCHEMAS = {
  instalment: v.object({ purpose: v.literal('instalment'), orderId: id }),
  order: v.object({ purpose: v.literal('order'), orderId: id }),
  initial_fee: v.object({ purpose: v.literal('initial_fee'), orderId: id }),
  top_up: v.object({ purpose: v.literal('top_up') }),
  payoff: v.object({ purpose: v.literal('payoff'), orderId: id, quoteId: id }),
  /** A transfer from the balance to a saved card. */
  withdrawal: v.object({ purpose: v.literal('withdrawal'), entityId: id }),
} as const satisfies Record<PurposeKind, v.GenericSchema<unknown, { purpose: PurposeKind }>>;

/** Several orders of one checkout, paid together: their initial fees or their full prices. `amount` is the share of each order. */
const ordersPurposeSchema = v.object({
  purpose: v.picklist(['initial_fee', 'order']),
  checkoutId: id,
  orders: v.array(v.object({ orderId: id, amount: v.pipe(v.number(), v.integer()) })),
});

export type OrdersPurpose = v.InferOutput<typeof ordersPurposeSchema>;

/** Instalments of several orders in one payment. */
const instalmentsPurposeSchema = v.object({
  purpose: v.literal('instalment'),
  orders: v.array(v.object({ orderId: id, amount: v.pipe(v.number(), v.integer()) })),
});

export type InstalmentsPurpose = v.InferOutput<typeof instalmentsPurposeSchema>;

/** What one payment is for, with the ids and shares that the billing API requires for it. */
export type PaymentPurpose = v.InferOutput<(typeof PURPOSE_SCHEMAS)[PurposeKind]> | OrdersPurpose | InstalmentsPurpose;

/** Only one payment with this key may be under way at a time. The key also names the stored attempt and the lock between tabs. */
export type PurposeKey = `pay.${string}` | `orders.${string}` | 'instalments' | 'top-up' | 'withdrawal';

/**
 * All purposes of one order share a key, also its early payoff: two payments at once would pay for the same thing twice. The orders of a
 * checkout share the checkout's key. One of them may be paid on its own page at the same time; the server then refuses the later payment,
 * because an initial fee or a price is paid in full or not at all.
 */
export function purposeKey(aim: PaymentPurpose): PurposeKey {
  if ('checkoutId' in aim) return `orders.${aim.checkoutId}`;
  if ('orders' in aim) return 'instalments';
  switch (aim.purpose) {
    case 'instalment':
    case 'order':
    case 'initial_fee':
    case 'payoff':
      return `pay.${aim.orderId}`;
    case 'top_up':
      return 'top-up';
    case 'withdrawal':
      return 'withdrawal';
  }
}

/** A withdrawal has its own operation in the billing API. */
export type WithdrawalPurpose = Extract<PaymentPurpose, { purpose: 'withdrawal' }>;

/** The fields of a billing request that state what is paid for. */
export function purposeRequestFields(aim: Exclude<PaymentPurpose, WithdrawalPurpose>) {
  if ('orders' in aim) {
    return { purpose: aim.purpose, orders: aim.orders.map(({ orderId, amount }) => ({ order_id: orderId, amount })) };
  }
  switch (aim.purpose) {
    case 'instalment':
    case 'order':
    case 'initial_fee':
      return { purpose: aim.purpose, order_id: aim.orderId };
    case 'payoff':
      return { purpose: aim.purpose, order_id: aim.orderId, quote_id: aim.quoteId };
    case 'top_up':
      return { purpose: aim.purpose };
  }
}

const purposeSchema = v.union([...Object.values(PURPOSE_SCHEMAS), ordersPurposeSchema, instalmentsPurposeSchema]);
const ORDER_PREFIX = 'pay.';

/** The purpose that is stored under a key, or null. Builds until November 2026 stored only its kind; the order's id was in the key. */
export function parseStoredPurpose(key: PurposeKey, kept: object): PaymentPurpose | null {
  const ofKey = key.startsWith(ORDER_PREFIX) ? { orderId: key.slice(ORDER_PREFIX.length) } : {};
  const aim = v.safeParse(purposeSchema, { ...ofKey, ...kept });
  return aim.success && purposeKey(aim.output) === key ? aim.output : null;
}
