import type { OrderStatus } from '../../data/queries.ts';

/**
 * What the list of orders is narrowed to: the groups that a customer reads on the badges (domain, Orders), each under the name of the
 * first of its statuses, so that `?status=` speaks the words of the specification. A payment a few days late leaves its order among the
 * received ones.
 */
export const STATUS_CHOICES = {
  waiting: ['waiting'],
  pending: ['pending'],
  reserved: ['reserved', 'confirmed', 'paid'],
  in_work: ['in_work', 'packing', 'packed'],
  shipping: ['shipping', 'dpd_delivery'],
  delivered: ['delivered'],
  repair: ['repair'],
  broke: ['broke', 'send_enveloper'],
  finished: ['finished', 'returned', 'canceled', 'refused', 'fail'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>;

export type StatusChoice = keyof typeof STATUS_CHOICES;
export const CHOICES: readonly StatusChoice[] = [
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
  return CHOICES.find((choice) => STATUS_CHOICES[choice].some((one) => one === status)) ?? null;
}
