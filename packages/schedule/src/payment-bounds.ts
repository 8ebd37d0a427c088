import { FINANCED_MIN_SOM, PAYMENT_MIN_SOM } from './constants.ts';
import { type Row, totalAmountDue } from './row.ts';

/**
 * The largest initial fee of a price, so'm: at least FINANCED_MIN_SOM stay to be financed. A price that leaves less than a card can pay is
 * financed whole: 0.
 */
export function largestInitialFee(price: number): number {
  const room = price - FINANCED_MIN_SOM;
  return room < PAYMENT_MIN_SOM ? 0 : room;
}

export type Bounds = { readonly min: number; readonly max: number };

/** `payment_min` and `payment_max` of an order: at least 1 000 so'm or what remains if that is less, at most what remains. 0 and 0 when all is paid. */
export function paymentBounds(rows: readonly Row[]): Bounds {
  const max = totalAmountDue(rows);
  return { min: Math.min(PAYMENT_MIN_SOM, max), max };
}
