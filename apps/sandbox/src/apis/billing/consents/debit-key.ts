import type { CalendarDate } from '@muddat/schedule';

/**
 * The `operation` of payments that automatic debits make, since no API call makes them. With the key, it makes each such payment unique.
 */
export const DEBIT_OPERATION = 'billing.debit';

/**
 * The idempotency key of one attempt: instalment, day and number of the attempt. A second payment with the same key violates the unique
 * index of keys.
 */
export const debitKey = (orderId: string, number: number, day: CalendarDate, attempt: number): string =>
  `debit:${orderId}:${number}:${day}:${attempt}`;
