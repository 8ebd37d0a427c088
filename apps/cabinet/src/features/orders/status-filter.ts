import type { OrderStatus } from '../../domain/order/order-queries.ts';
import { ENDED_ORDER_STATUSES, ORDER_REQUEST_STATUSES } from '../../domain/order/order-texts.ts';

/**
 * Filters of the list of orders: the groups that a customer reads on the badges. Each has the name of its first status, so that `?status=`
 * uses the words of the specification. `request` is the specification's word for an order before it is confirmed (S2-20).
 * An order with a payment a few days late stays in `delivered`.
 */
export const STATUS_FILTERS = {
  request: ORDER_REQUEST_STATUSES,
  waiting: ['waiting'],
  pending: ['pending'],
  reserved: ['reserved', 'confirmed', 'paid'],
  in_work: ['in_work', 'packing', 'packed'],
  shipping: ['shipping', 'dpd_delivery'],
  delivered: ['delivered'],
  repair: ['repair'],
  broke: ['broke', 'send_enveloper'],
  finished: ENDED_ORDER_STATUSES,
} as const satisfies Partial<Record<OrderStatus | 'request', readonly OrderStatus[]>>;

export type StatusFilter = keyof typeof STATUS_FILTERS;
export const STATUS_FILTER_NAMES: readonly StatusFilter[] = [
  'request',
  'waiting',
  'pending',
  'reserved',
  'in_work',
  'shipping',
  'delivered',
  'repair',
  'broke',
  'finished',
];

/** The choice that contains a status; null for `all`, for an unknown status and for no value. */
export function parseStatusFilter(status: unknown): StatusFilter | null {
  if (status === 'request') return status;
  return STATUS_FILTER_NAMES.find((choice) => choice !== 'request' && STATUS_FILTERS[choice].some((one) => one === status)) ?? null;
}
