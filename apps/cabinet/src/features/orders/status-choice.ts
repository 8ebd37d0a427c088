import type { OrderStatus } from '../../domain/order/order-queries.ts';
import { ENDED_STATUSES, REQUEST_STATUSES } from '../../domain/order/order-words.ts';

/**
 * What the list of orders is narrowed to: the groups that a customer reads on the badges (domain, Orders), each under the name of the
 * first of its statuses, so that `?status=` speaks the words of the specification; `request` is what the specification calls an order
 * before it is confirmed (S2-20). A payment a few days late leaves its order among the
 * received ones.
 */
export const STATUS_CHOICES = {
  request: REQUEST_STATUSES,
  waiting: ['waiting'],
  pending: ['pending'],
  reserved: ['reserved', 'confirmed', 'paid'],
  in_work: ['in_work', 'packing', 'packed'],
  shipping: ['shipping', 'dpd_delivery'],
  delivered: ['delivered'],
  repair: ['repair'],
  broke: ['broke', 'send_enveloper'],
  finished: ENDED_STATUSES,
} as const satisfies Partial<Record<OrderStatus | 'request', readonly OrderStatus[]>>;

export type StatusChoice = keyof typeof STATUS_CHOICES;
export const CHOICES: readonly StatusChoice[] = [
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

/** The choice that a status belongs to; null for `all`, for what no order can have, and for nothing. */
export function choiceOf(status: unknown): StatusChoice | null {
  if (status === 'request') return status;
  return CHOICES.find((choice) => choice !== 'request' && STATUS_CHOICES[choice].some((one) => one === status)) ?? null;
}
