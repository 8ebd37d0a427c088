import { buildSchedule, largestInitialFee } from '@muddat/schedule';
import type { Priced } from './quote-record.ts';
import { spread } from './spread.ts';

/** Minimal initial fees are named in whole thousands. */
const FEE_STEP_SOM = 1_000;

const roomsOf = (priced: readonly Priced[]): number[] => priced.map(({ price }) => largestInitialFee(price));

/** The largest initial fee of all orders together. */
export const largestFee = (priced: readonly Priced[]): number => roomsOf(priced).reduce((all, room) => all + room, 0);

/** The initial fee over the orders; null where less than the least would be left to finance. */
export function feesOf(fee: number, priced: readonly Priced[]): number[] | null {
  const prices = priced.map(({ price }) => price);
  return prices.some((price) => price < 1) ? null : spread(fee, prices, roomsOf(priced));
}

/** What the limit would have to hold: the sum of all schedules. */
export function totalOf(priced: readonly Priced[], fees: readonly number[]): number {
  return priced.reduce((sum, { price, term }, index) => {
    if (term === null) return sum;
    return sum + buildSchedule({ price, initialFee: fees[index] ?? 0, ...term, confirmedOn: '2000-01-01' }).total;
  }, 0);
}

/** The least whole thousand of initial fee with which the limit is enough; null where none is. */
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
