import type { QueryKey } from '@tanstack/react-query';
import { CUSTOMER_KEY, type QueryName } from '../../domain/customer/keys.ts';

/** The name of the stored session, which says whose pages may be shown while the gateway does not answer. */
export const SESSION = 'session';

/** Names of the responses that the frame fetches: no page is shown because of them alone. */
const OF_FRAME: readonly string[] = [SESSION, 'next-payment' satisfies QueryName];
const WHOLE: readonly unknown[] = ['next-payment', 'month', 'limit', 'newest-orders', 'payments'] satisfies readonly QueryName[];
/** Queries of one thing, which its id tells from others. */
const BY_ID: readonly unknown[] = ['order', 'payment', 'order-payments'] satisfies readonly QueryName[];
const LIST = 'orders' satisfies QueryName;

/** The name under which the response of a query is stored; null if it is not stored. A filtered list is not: the whole list contains it. */
export function keptName([of, what, which]: QueryKey): string | null {
  if (of === SESSION) return SESSION;
  if (of !== CUSTOMER_KEY || typeof what !== 'string') return null;
  if (BY_ID.includes(what)) return typeof which === 'string' ? `${what}/${which}` : null;
  if (what === LIST) return isWhole(which) ? what : null;
  return WHOLE.includes(what) && which === undefined ? what : null;
}

/** Whether pages show the response of this name, so that the customer is told how old it is. */
export const isShownByPages = (name: string): boolean => !OF_FRAME.includes(name);

const isWhole = (wanted: unknown): boolean => JSON.stringify(wanted) === JSON.stringify({ statuses: [], text: '' });
