/**
 * The first part of the key of every query that returns data of the signed-in customer. A payment may change any of these data, so all
 * these queries are invalidated after it, by this key.
 */
export const CUSTOMER_QUERY_KEY = 'customer';

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
  | 'goods-to-buy'
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
  | 'parcel'
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
export const customerQueryKey = <Name extends QueryName, const Rest extends readonly unknown[]>(
  name: Name,
  ...rest: Rest
): readonly [typeof CUSTOMER_QUERY_KEY, Name, ...Rest] => [CUSTOMER_QUERY_KEY, name, ...rest];
