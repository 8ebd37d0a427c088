import type { QueryName } from './keys.ts';

/** The topics that an event of the customer's stream can report as changed (contract, streamEvents). */
export const EVENT_TOPICS = ['order', 'payment', 'limit', 'verification', 'notification'] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];

/** Queries that return orders or what is owed on them. */
const ORDER_QUERIES = [
  'orders',
  'newest-orders',
  'unpaid-orders',
  'parcel',
  'order',
  'checkout',
  'checkout-orders',
  'next-payment',
  'month',
  'limit',
  'deletion',
] as const satisfies readonly QueryName[];
/** Queries that return payments and balances. A change of an order may change them, since a store may give money back. */
const MONEY_QUERIES = [
  'entities',
  'balance-entries',
  'payments',
  'payment',
  'order-payments',
  'payoff-quote',
] as const satisfies readonly QueryName[];

/** The queries whose data become stale when the topic changes. */
const STALE_QUERIES = {
  order: ['returns', 'return-list', 'reviews', ...ORDER_QUERIES, ...MONEY_QUERIES],
  // A debit is a payment too, and a payment adds bonuses.
  payment: ['consents', 'bonuses', 'bonus-history', ...ORDER_QUERIES, ...MONEY_QUERIES],
  limit: ['limit'],
  verification: ['verification', 'limit'],
  notification: ['notifications'],
} as const satisfies Record<EventTopic, readonly QueryName[]>;

export const staleQueriesOf = (topic: EventTopic): readonly QueryName[] => STALE_QUERIES[topic];

const MAX_REFETCHED_PAGES = 5;

/**
 * Whether a list has too many pages for a routine refetch, since that sends one request for each page. A long list is refetched only when
 * its data have changed.
 */
export const isTooLongToRefetch = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > MAX_REFETCHED_PAGES;
