/** What the customer's stream tells of (contract, streamEvents). */
export const TOPICS = ['order', 'payment', 'limit', 'verification', 'notification'] as const;
export type Topic = (typeof TOPICS)[number];

/** Orders and what is owed on them, wherever it is shown. */
const OF_ORDERS = [
  'orders',
  'newest-orders',
  'unpaid-orders',
  'order',
  'checkout',
  'checkout-orders',
  'next-payment',
  'month',
  'limit',
  'deletion',
];
/** Where a customer's money went and came from: a store may give back what was paid. */
const OF_MONEY = ['entities', 'balance-entries', 'payments', 'payment', 'order-payments', 'payoff-quote'];

/** Second parts of the query keys that a change makes stale; the first is `CUSTOMER_KEY`. */
const STALE: Readonly<Record<Topic, readonly string[]>> = {
  order: ['returns', 'return-list', 'reviews', ...OF_ORDERS, ...OF_MONEY],
  // A debit is a payment, and a payment brings bonuses.
  payment: ['consents', 'bonuses', 'bonus-history', ...OF_ORDERS, ...OF_MONEY],
  limit: ['limit'],
  verification: ['verification', 'limit'],
  notification: ['notifications'],
};

export const staleKeysOf = (topic: Topic): readonly string[] => STALE[topic];

const PAGES_ASKED_ANEW = 5;

/** A list of so many pages that it is asked for anew only after something of it has changed: each page would be a request. */
export const isLongList = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > PAGES_ASKED_ANEW;
