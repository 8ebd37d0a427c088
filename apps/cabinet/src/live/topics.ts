/** What the customer's stream tells of (contract, streamEvents). */
export const TOPICS = ['order', 'payment', 'limit', 'verification', 'notification'] as const;
export type Topic = (typeof TOPICS)[number];

/** Second parts of the query keys that a change makes stale; the first is `CUSTOMER_KEY`. */
const STALE = {
  order: ['returns', 'orders', 'newest-orders', 'order', 'checkout-orders', 'next-payment', 'month', 'limit'],
  payment: ['orders', 'newest-orders', 'order', 'checkout-orders', 'next-payment', 'month', 'limit', 'entities'],
  limit: ['limit'],
  verification: ['verification', 'limit'],
  notification: ['notifications'],
} as const satisfies Record<Topic, readonly string[]>;

export const staleKeysOf = (topic: Topic): readonly string[] => STALE[topic];
