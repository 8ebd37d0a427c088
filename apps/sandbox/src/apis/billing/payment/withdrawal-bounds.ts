import { PAYMENT_MIN_SOM, TOP_UP_BOUNDS } from '@muddat/schedule';

/**
 * Bounds of a withdrawal: from 1 000 so'm, or the whole balance if less, to the most that a payment system takes. spec gap: the
 * specification has none; these are the bounds of a top-up.
 */
export const withdrawalBounds = (available: number): { readonly min: number; readonly max: number } => ({
  min: Math.min(PAYMENT_MIN_SOM, available),
  max: Math.min(TOP_UP_BOUNDS.max, available),
});
