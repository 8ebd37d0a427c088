import type { QueryKey } from '@tanstack/react-query';
import { CUSTOMER_QUERY_KEY, type QueryName } from '../../domain/customer/keys.ts';

/** The name of the stored session. It identifies the customer whose pages may be shown while the gateway does not respond. */
export const STORED_SESSION_NAME = 'session';

/** Responses that the layout fetches. If only these are restored from the store, the page itself does not show old data. */
const LAYOUT_NAMES: readonly string[] = [STORED_SESSION_NAME, 'next-payment' satisfies QueryName];
const COMPLETE_QUERIES: readonly unknown[] = ['next-payment', 'month', 'limit', 'newest-orders', 'payments'] satisfies readonly QueryName[];
/** Queries with an id in their key. */
const BY_ID: readonly unknown[] = ['order', 'payment', 'order-payments'] satisfies readonly QueryName[];
const LIST_QUERY = 'orders' satisfies QueryName;

/**
 * The name under which the response of a query is stored; null if it is not stored. Filtered lists are not stored, since the full list
 * contains their items.
 */
export function storedResponseName([of, what, which]: QueryKey): string | null {
  if (of === STORED_SESSION_NAME) return STORED_SESSION_NAME;
  if (of !== CUSTOMER_QUERY_KEY || typeof what !== 'string') return null;
  if (BY_ID.includes(what)) return typeof which === 'string' ? `${what}/${which}` : null;
  if (what === LIST_QUERY) return isUnfiltered(which) ? what : null;
  return COMPLETE_QUERIES.includes(what) && which === undefined ? what : null;
}

/** Whether a page, and not only the layout, shows the response of this name, so that its age must be shown too. */
export const isPageResponseName = (name: string): boolean => !LAYOUT_NAMES.includes(name);

const isUnfiltered = (wanted: unknown): boolean => JSON.stringify(wanted) === JSON.stringify({ statuses: [], text: '' });
