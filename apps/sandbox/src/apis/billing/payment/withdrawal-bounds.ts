import { PAYMENT_MIN_SOM, TOP_UP_BOUNDS } from '@muddat/schedule';

/**
 * What may be withdrawn at once: from 1 000, or all that is left of less, to what a payment system takes (spec gap: the specification
 * has no bounds for withdrawals; these are those of a top-up).
 */
export const withdrawalBounds = (available: number): { readonly min: number; readonly max: number } => ({
  min: Math.min(PAYMENT_MIN_SOM, available),
  max: Math.min(TOP_UP_BOUNDS.max, available),
});
