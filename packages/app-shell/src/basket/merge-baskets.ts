import type { Basket, BasketItem } from './basket-item.ts';
import { addItem, quantityOf, remainingCapacity } from './basket-rules.ts';

export interface MergedBaskets {
  /** The basket to save on the account. */
  readonly account: Basket;
  /** Goods that no longer fit into the account's basket (`MAX_BASKET_PIECES`); they stay on the device. */
  readonly unmerged: Basket;
  /** Whether the account's basket changes. */
  readonly changed: boolean;
}

/**
 * Merges a device's basket into an account's (docs/decisions/basket.md). The account loses nothing. A product in both gets the larger
 * quantity, so a repeated merge changes nothing. The newest goods of the device go first, up to `MAX_BASKET_PIECES`; the rest stays on the
 * device.
 */
export function mergeBaskets(device: Basket, account: Basket): MergedBaskets {
  const newestFirst = device.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0));
  let merged = account;
  const left = new Map<string, BasketItem>();
  for (const item of newestFirst) {
    const missing = item.quantity - quantityOf(merged, item.productId);
    if (missing <= 0) continue;
    const fitting = Math.min(missing, remainingCapacity(merged));
    if (fitting > 0) merged = addItem(merged, { ...item, quantity: fitting });
    if (fitting < missing) left.set(item.productId, { ...item, quantity: missing - fitting });
  }
  return { account: merged, unmerged: device.flatMap(({ productId }) => left.get(productId) ?? []), changed: merged !== account };
}

/**
 * What stays on the device after a merge: `now` without the goods of `before` that were merged (all but `left`). Goods that were added
 * during the merge stay.
 */
export function withoutMergedItems(now: Basket, before: Basket, left: Basket): Basket {
  return now.flatMap((item) => {
    const quantity = item.quantity - quantityOf(before, item.productId) + quantityOf(left, item.productId);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
