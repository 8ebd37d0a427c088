import type { Limit } from '../limit/limit-step.ts';

/** Popular goods of at most this price, so'm; null: of any price. */
export type GoodsOffer = { maxPrice: number | null };

/**
 * The goods that a page offers to a customer; null if it offers none. Without a limit a customer can still look around, but who is late with
 * a payment has to pay first.
 */
export function decideGoodsOffer({ status, available }: Pick<Limit, 'status' | 'available'>, isOverdue: boolean): GoodsOffer | null {
  if (status === 'approved') return available > 0 ? { maxPrice: available } : null;
  return isOverdue ? null : { maxPrice: null };
}
