import type { Limit } from '../limit/limit-step.ts';

/** Popular goods of at most this price, so'm; null: of any price. */
export type GoodsOffer = { maxPrice: number | null };

/**
 * The goods that a page offers to a customer; null if it offers none. An approved limit decides alone: nothing is available while a claim is
 * open. Without one a customer can look around, unless a debt stands before the next purchase: an overdue payment or a claim.
 */
export function decideGoodsOffer({ status, available }: Pick<Limit, 'status' | 'available'>, hasDebt: boolean): GoodsOffer | null {
  if (status === 'approved') return available > 0 ? { maxPrice: available } : null;
  return hasDebt ? null : { maxPrice: null };
}
