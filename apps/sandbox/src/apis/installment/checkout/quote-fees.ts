import { buildSchedule, largestInitialFee, PAYMENT_MIN_SOM } from '@muddat/schedule';
import type { PricedStoreShare } from './quote-record.ts';
import { splitProportionally } from './split-proportionally.ts';

/** Minimum initial fees are rounded up to whole thousands. */
const FEE_STEP_SOM = 1_000;

const maxInitialFees = (priced: readonly PricedStoreShare[]): number[] => priced.map(({ price }) => largestInitialFee(price));

/** The largest initial fees of all orders, added up. */
export const maxTotalInitialFee = (priced: readonly PricedStoreShare[]): number =>
  maxInitialFees(priced).reduce((all, room) => all + room, 0);

/**
 * Splits the initial fee between the orders in proportion to their prices; null if it is larger than `maxTotalInitialFee`, or if an order
 * costs nothing.
 */
export function splitInitialFee(fee: number, priced: readonly PricedStoreShare[]): number[] | null {
  const prices = priced.map(({ price }) => price);
  return prices.some((price) => price < 1) ? null : splitProportionally(fee, prices, maxInitialFees(priced));
}

/** Whether each order's fee can be paid: a card pays no less than PAYMENT_MIN_SOM, like for an instalment. */
export const areFeesPayable = (fees: readonly number[]): boolean => fees.every((fee) => fee === 0 || fee >= PAYMENT_MIN_SOM);

/** The smallest initial fee above 0, in whole thousands, that every order can pay; null if no order may have a fee. */
export function minPayableInitialFee(priced: readonly PricedStoreShare[]): number | null {
  const most = maxTotalInitialFee(priced);
  for (let fee = FEE_STEP_SOM; fee <= most; fee += FEE_STEP_SOM) {
    const fees = splitInitialFee(fee, priced);
    if (fees !== null && areFeesPayable(fees)) return fee;
  }
  return null;
}

/** The limit that the orders need: the sum of all their schedules. */
export function totalLimitNeeded(priced: readonly PricedStoreShare[], fees: readonly number[]): number {
  return priced.reduce((sum, { price, term }, index) => {
    if (term === null) return sum;
    return sum + buildSchedule({ price, initialFee: fees[index] ?? 0, ...term, confirmedOn: '2000-01-01' }).total;
  }, 0);
}

/** The smallest initial fee, in whole thousands, for which the limit suffices; null if there is none. */
export function minTotalInitialFee(priced: readonly PricedStoreShare[], available: number): number | null {
  const fits = (steps: number): boolean => {
    const fees = splitInitialFee(steps * FEE_STEP_SOM, priced);
    return fees !== null && areFeesPayable(fees) && totalLimitNeeded(priced, fees) <= available;
  };
  let [low, high] = [0, Math.floor(maxTotalInitialFee(priced) / FEE_STEP_SOM)];
  if (!fits(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return high * FEE_STEP_SOM;
}
