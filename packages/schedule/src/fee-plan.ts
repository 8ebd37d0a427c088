import { buildSchedule } from './build-schedule.ts';
import type { CalendarDate } from './calendar.ts';
import { PAYMENT_MIN_SOM } from './constants.ts';
import { largestInitialFee } from './payment-bounds.ts';

/** The goods of one store, which become one order in instalments. */
export type PlannedOrder = {
  /** So'm. */
  readonly price: number;
  /** Whole basis points of the term. */
  readonly markupBp: number;
  readonly months: number;
};

/** What the orders cost with an initial fee. */
export type FeePlan = {
  /** The initial fee of all orders, so'm. */
  readonly fee: number;
  readonly monthly: number;
  readonly payments: number;
  readonly markup: number;
  /** What the limit must cover: all instalments without the fee. */
  readonly total: number;
  readonly firstDate: CalendarDate | null;
};

/** Fees are proposed in whole thousands. */
const STEP_SOM = 1_000;

/**
 * The orders with an initial fee, which is split in proportion to their prices, as the backend does. Null if the fee is too large, or too
 * small for a card payment of each order.
 */
export function planWithFee(orders: readonly PlannedOrder[], fee: number, today: CalendarDate): FeePlan | null {
  const shares = splitFee(orders, fee);
  if (shares === null || shares.some((share) => share > 0 && share < PAYMENT_MIN_SOM)) return null;
  const schedules = orders.map((order, at) => buildSchedule({ ...order, initialFee: shares[at] ?? 0, confirmedOn: today }));
  return {
    fee,
    monthly: sumOf(schedules.map(({ monthly }) => monthly)),
    payments: Math.max(0, ...schedules.map(({ count }) => count)),
    markup: sumOf(schedules.map(({ markup }) => markup)),
    total: sumOf(schedules.map(({ total }) => total)),
    firstDate: schedules[0]?.payments[0]?.dueDate ?? null,
  };
}

/** The plan with the smallest initial fee for which a limit suffices; null if none does. */
export function leastFeePlan(orders: readonly PlannedOrder[], available: number, today: CalendarDate): FeePlan | null {
  const planOf = (steps: number) => {
    const plan = planWithFee(orders, steps * STEP_SOM, today);
    return plan !== null && plan.total <= available ? plan : null;
  };
  let [low, high] = [0, Math.floor(sumOf(orders.map(({ price }) => largestInitialFee(price))) / STEP_SOM)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (planOf(middle) === null) low = middle + 1;
    else high = middle;
  }
  return planOf(high);
}

/** Each share is rounded down; the rest goes to the last order and, once that has its largest fee, to those before it. */
function splitFee(orders: readonly PlannedOrder[], fee: number): number[] | null {
  const total = sumOf(orders.map(({ price }) => price));
  const shares = orders.map(({ price }) => Math.min(total === 0 ? 0 : Math.floor((fee * price) / total), largestInitialFee(price)));
  let rest = fee - sumOf(shares);
  for (const [at, { price }] of [...orders.entries()].reverse()) {
    const more = Math.min(rest, largestInitialFee(price) - (shares[at] ?? 0));
    shares[at] = (shares[at] ?? 0) + more;
    rest -= more;
  }
  return rest > 0 ? null : shares;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
