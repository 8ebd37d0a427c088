import type { QueryKey } from '@tanstack/react-query';
import { CUSTOMER_KEY } from '../../domain/customer/keys.ts';

/** The session's own row: whose page may be shown without an answer of the gateway. */
export const SESSION = 'session';

/** Answers that the frame asks for: no page is shown by them alone. */
const OF_FRAME: readonly string[] = [SESSION, 'next-payment'];
const WHOLE: readonly unknown[] = ['next-payment', 'month', 'limit', 'newest-orders', 'payments'];
/** One of many, named by its id. */
const BY_ID: readonly unknown[] = ['order', 'payment', 'order-payments'];

/** Under which name the answer to a query is kept; null for what is not. A list that is narrowed is not: it is a part of the whole one. */
export function keptName([of, what, which]: QueryKey): string | null {
  if (of === SESSION) return SESSION;
  if (of !== CUSTOMER_KEY || typeof what !== 'string') return null;
  if (BY_ID.includes(what)) return typeof which === 'string' ? `${what}/${which}` : null;
  if (what === 'orders') return isWhole(which) ? what : null;
  return WHOLE.includes(what) && which === undefined ? what : null;
}

/** Whether a page shows it, so that its age is told. */
export const isShownByPages = (name: string): boolean => !OF_FRAME.includes(name);

const isWhole = (wanted: unknown): boolean => JSON.stringify(wanted) === JSON.stringify({ statuses: [], text: '' });
