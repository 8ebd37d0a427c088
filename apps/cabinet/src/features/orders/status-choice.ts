import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus } from '../../data/queries.ts';

/**
 * What the list of orders is narrowed to: the groups that a customer reads on the badges (domain, Orders), each under the name of the
 * first of its statuses, so that `?status=` speaks the words of the specification.
 */
export const STATUS_CHOICES = {
  waiting: {
    statuses: ['waiting'],
    words: msg({ message: 'Ждут вас', comment: 'Choice in the list of orders: those that wait for the customer' }),
  },
  pending: {
    statuses: ['pending'],
    words: msg({ message: 'Проверяются', comment: 'Choice in the list of orders: those being checked' }),
  },
  reserved: {
    statuses: ['reserved', 'confirmed', 'paid'],
    words: msg({ message: 'Приняты', comment: 'Choice in the list of orders: those accepted by the store' }),
  },
  in_work: {
    statuses: ['in_work', 'packing', 'packed'],
    words: msg({ message: 'Собираются', comment: 'Choice in the list of orders: those being prepared by the store' }),
  },
  shipping: {
    statuses: ['shipping', 'dpd_delivery'],
    words: msg({ message: 'В пути', comment: 'Choice in the list of orders: those being delivered' }),
  },
  delivered: {
    statuses: ['delivered'],
    words: msg({ message: 'Получены', comment: 'Choice in the list of orders: those whose goods the customer has' }),
  },
  repair: {
    statuses: ['repair'],
    words: msg({ message: 'В сервисе', comment: 'Choice in the list of orders: those whose goods are being repaired' }),
  },
  // A payment a few days late leaves its order among the received ones.
  broke: {
    statuses: ['broke', 'send_enveloper'],
    words: msg({ message: 'Давно просрочены', comment: 'Choice in the list of orders: payments broken off, 60 days late and more' }),
  },
  finished: {
    statuses: ['finished', 'returned', 'canceled', 'refused', 'fail'],
    words: msg({ message: 'Закрыты', comment: 'Choice in the list of orders: finished, returned, cancelled or refused' }),
  },
} as const satisfies Partial<Record<OrderStatus, { statuses: readonly OrderStatus[]; words: MessageDescriptor }>>;

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
  return CHOICES.find((choice) => STATUS_CHOICES[choice].statuses.some((one) => one === status)) ?? null;
}
