import type { OrderStatus } from '../../../domain/order/order-phase.ts';

const BEFORE_SHIPPING = ['pending', 'waiting', 'reserved', 'confirmed', 'paid', 'in_work', 'packing', 'packed'] as const;
const BEFORE_DELIVERED = [...BEFORE_SHIPPING, 'shipping', 'dpd_delivery'] as const;

/**
 * domain, Orders: for each status, the statuses that it can follow. Includes those that only payments or the calendar cause (`paid`,
 * `broke`, `finished`).
 */
const PREVIOUS_STATUSES = {
  pending: [],
  waiting: ['pending'],
  reserved: ['pending', 'waiting'],
  confirmed: ['reserved', 'pending'],
  paid: ['confirmed', 'waiting'],
  in_work: ['confirmed', 'paid'],
  packing: ['in_work', 'paid', 'confirmed'],
  packed: ['packing'],
  shipping: ['packed'],
  dpd_delivery: ['packed'],
  delivered: ['shipping', 'dpd_delivery', 'packed', 'repair', 'broke'],
  finished: ['delivered', 'broke', 'send_enveloper'],
  repair: ['delivered'],
  // spec gap: an order that was paid early can be returned too.
  returned: ['delivered', 'repair', 'finished'],
  broke: ['delivered'],
  send_enveloper: ['broke'],
  canceled: BEFORE_SHIPPING,
  refused: ['pending', 'waiting'],
  fail: BEFORE_DELIVERED,
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const ORDER_STATUSES = Object.keys(PREVIOUS_STATUSES).filter(isOrderStatus);

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(PREVIOUS_STATUSES, text);
}

export function canBecome(from: string, to: OrderStatus): boolean {
  const sources: readonly string[] = PREVIOUS_STATUSES[to];
  return sources.includes(from);
}

/** Statuses that only payments, the daily run and accepted returns set; a store cannot. */
const STATUSES_NOT_SET_BY_STORE: readonly OrderStatus[] = ['paid', 'finished', 'broke', 'send_enveloper', 'returned'];

/** The next statuses that a tester may set as store or courier. */
export function nextStatusesByStore(from: string, deliveryKind: string): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => {
    if (STATUSES_NOT_SET_BY_STORE.includes(to) || !canBecome(from, to)) return false;
    if (to === 'delivered') return from !== 'broke' && (from !== 'packed' || deliveryKind === 'pickup');
    return !(deliveryKind === 'pickup' && (to === 'shipping' || to === 'dpd_delivery'));
  });
}

type OrderDebtFacts = {
  readonly status: string;
  readonly deliveryKind: string;
  readonly type: string;
  readonly totalAmount: number;
  readonly paidAmount: number;
};

/**
 * The statuses that a tester may set: those of the store, and `send_enveloper` if instalments are owed, whether or not they are overdue.
 */
export function manualNextStatuses({ status, deliveryKind, type, totalAmount, paidAmount }: OrderDebtFacts): OrderStatus[] {
  const owes = type === 'installment' && paidAmount < totalAmount;
  const isDue = status === 'delivered' || status === 'broke';
  return [...nextStatusesByStore(status, deliveryKind), ...(owes && isDue ? ['send_enveloper' as const] : [])];
}
