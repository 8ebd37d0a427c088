import { PAYMENT_MIN_SOM, TOP_UP_BOUNDS } from '@muddat/schedule';

/**
 * Bounds of a withdrawal: at least 1 000 so'm, or the whole balance if that is less; at most what a payment system accepts. spec gap: the
 * specification has no bounds; these are the bounds of a top-up.
 */
export const withdrawalBounds = (available: number): { readonly min: number; readonly max: number } => ({
  min: Math.min(PAYMENT_MIN_SOM, available),
  max: Math.min(TOP_UP_BOUNDS.max, available),
});
