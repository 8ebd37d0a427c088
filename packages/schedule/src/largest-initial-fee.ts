import { FINANCED_MIN_SOM } from './constants.ts';

/** The largest initial fee of a price, so'm: at least FINANCED_MIN_SOM stay to be financed. A smaller price is financed whole: 0. */
export function largestInitialFee(price: number): number {
  return Math.max(0, price - FINANCED_MIN_SOM);
}
