import { buildSchedule, largestInitialFee } from '@muddat/schedule';
import type { Priced } from './quote-record.ts';
import { spread } from './spread.ts';

/** Minimum initial fees are rounded up to whole thousands. */
const FEE_STEP_SOM = 1_000;

const roomsOf = (priced: readonly Priced[]): number[] => priced.map(({ price }) => largestInitialFee(price));

/** The largest initial fees of all orders, added up. */
export const largestFee = (priced: readonly Priced[]): number => roomsOf(priced).reduce((all, room) => all + room, 0);

/**
 * Splits the initial fee between the orders in proportion to their prices; null if it is larger than `largestFee`, or if an order costs
 * nothing.
 */
export function feesOf(fee: number, priced: readonly Priced[]): number[] | null {
  const prices = priced.map(({ price }) => price);
  return prices.some((price) => price < 1) ? null : spread(fee, prices, roomsOf(priced));
}

/** The limit that the orders need: the sum of all their schedules. */
export function totalOf(priced: readonly Priced[], fees: readonly number[]): number {
  return priced.reduce((sum, { price, term }, index) => {
    if (term === null) return sum;
    return sum + buildSchedule({ price, initialFee: fees[index] ?? 0, ...term, confirmedOn: '2000-01-01' }).total;
  }, 0);
}

/** The smallest initial fee, in whole thousands, for which the limit suffices; null if there is none. */
export function leastFee(priced: readonly Priced[], available: number): number | null {
  const fits = (steps: number): boolean => {
    const fees = feesOf(steps * FEE_STEP_SOM, priced);
    return fees !== null && totalOf(priced, fees) <= available;
  };
  let [low, high] = [0, Math.floor(largestFee(priced) / FEE_STEP_SOM)];
  if (!fits(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return high * FEE_STEP_SOM;
}
