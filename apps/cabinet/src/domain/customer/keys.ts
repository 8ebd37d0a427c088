/**
 * The first part of the key of every query that returns data of the signed-in customer. A payment may change any of these data, so it
 * invalidates all keys that begin with it.
 */
export const CUSTOMER_KEY = 'customer';

/**
 * The second part: which data the query returns. A list of names elsewhere `satisfies` this type, so that a renamed query cannot be left
 * out.
 */
export type QueryName =
  | 'activity'
  | 'addresses'
  | 'balance-entries'
  | 'basket'
  | 'bonus-history'
  | 'bonuses'
  | 'calendar'
  | 'channels'
  | 'checked-basket'
  | 'checkout'
  | 'checkout-orders'
  | 'consents'
  | 'contract'
  | 'data-copy'
  | 'deletion'
  | 'devices'
  | 'entities'
  | 'hardship'
  | 'hardship-quote'
  | 'has-goods'
  | 'limit'
  | 'month'
  | 'newest-orders'
  | 'next-payment'
  | 'notifications'
  | 'order'
  | 'order-payments'
  | 'orders'
  | 'passkeys'
  | 'payment'
  | 'payments'
  | 'payoff-quote'
  | 'questions'
  | 'quote'
  | 'return-list'
  | 'return-quote'
  | 'returns'
  | 'reviews'
  | 'unpaid-orders'
  | 'verification';

/** The key of a query of the customer's data. `rest` separates queries of one name, for example by an id. */
export const customerKey = <Name extends QueryName, const Rest extends readonly unknown[]>(
  name: Name,
  ...rest: Rest
): readonly [typeof CUSTOMER_KEY, Name, ...Rest] => [CUSTOMER_KEY, name, ...rest];
