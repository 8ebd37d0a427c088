import type { Order } from '../order/order-queries.ts';

/** How many payments are shown after the next one to pay. */
const AFTER_NEXT = 2;

/**
 * How many payments of a schedule are shown before the others are collapsed: at least `wanted`, and always the next one to pay with
 * `AFTER_NEXT` more.
 */
export function visibleRowCount(schedule: Order['schedule'], wanted: number): number {
  const next = schedule.findIndex(({ state }) => state !== 'paid');
  return Math.max(wanted, next === -1 ? 0 : next + 1 + AFTER_NEXT);
}
