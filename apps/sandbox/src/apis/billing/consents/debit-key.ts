import type { CalendarDate } from '@muddat/schedule';

/**
 * The `operation` of a payment by automatic debit. Other payments have the API operation that made them. For each customer, operation and
 * idempotency key together are unique.
 */
export const DEBIT_OPERATION = 'billing.debit';

/**
 * The idempotency key of one attempt: instalment, day and number of the attempt. A second payment with this key violates the unique index
 * `payments_key`, so parallel runs cannot charge an attempt twice.
 */
export const debitIdempotencyKey = (orderId: string, number: number, day: CalendarDate, attempt: number): string =>
  `debit:${orderId}:${number}:${day}:${attempt}`;
