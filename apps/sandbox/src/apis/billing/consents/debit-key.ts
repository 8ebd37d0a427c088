/** What payments of automatic debits are made by, in place of a call's operation; with the key it makes a debit's payment one. */
export const DEBIT_OPERATION = 'billing.debit';

/** The same for an instalment, a day and the number of its try: a second payment of it breaks the unique index of keys. */
export const debitKey = (orderId: string, number: number, day: string, attempt: number): string =>
  `debit:${orderId}:${number}:${day}:${attempt}`;
