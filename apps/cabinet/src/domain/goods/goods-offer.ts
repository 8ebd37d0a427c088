import type { Limit } from '../limit/limit-step.ts';

/** Popular goods of at most this price, so'm; null: of any price. */
export type GoodsOffer = { maxPrice: number | null };

/**
 * The goods that a page offers to a customer; null if it offers none. With an approved limit only its available sum decides: it is 0 while a
 * claim is open. Customers without an approved limit see popular goods, unless they must first pay a debt: an overdue payment or a claim.
 */
export function decideGoodsOffer({ status, available }: Pick<Limit, 'status' | 'available'>, hasDebt: boolean): GoodsOffer | null {
  if (status === 'approved') return available > 0 ? { maxPrice: available } : null;
  return hasDebt ? null : { maxPrice: null };
}
