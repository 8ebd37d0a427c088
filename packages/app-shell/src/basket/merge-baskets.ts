import type { Basket, BasketItem } from './basket-item.ts';
import { addItem, quantityOf, roomIn } from './basket-rules.ts';

export interface MergedBaskets {
  /** What the account is to keep. */
  readonly account: Basket;
  /** What found no room and stays on the device. */
  readonly left: Basket;
  /** Whether the account's basket is another than before. */
  readonly changed: boolean;
}

/**
 * A device's basket goes over to an account's (docs/decisions/basket.md): nothing of the account is lost; a product in both counts once
 * with the larger quantity, so that a merge that is done again changes nothing; then what was added last goes in first, as far as
 * there is room, and the rest stays where it was.
 */
export function mergeBaskets(device: Basket, account: Basket): MergedBaskets {
  const newestFirst = device.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0));
  let merged = account;
  const left = new Map<string, BasketItem>();
  for (const item of newestFirst) {
    const missing = item.quantity - quantityOf(merged, item.productId);
    if (missing <= 0) continue;
    const fitting = Math.min(missing, roomIn(merged));
    if (fitting > 0) merged = addItem(merged, { ...item, quantity: fitting });
    if (fitting < missing) left.set(item.productId, { ...item, quantity: missing - fitting });
  }
  return { account: merged, left: device.flatMap(({ productId }) => left.get(productId) ?? []), changed: merged !== account };
}

/** The device's basket without what was merged out of `before`, with what has come to it since. */
export function withoutMerged(now: Basket, before: Basket, left: Basket): Basket {
  return now.flatMap((item) => {
    const quantity = item.quantity - quantityOf(before, item.productId) + quantityOf(left, item.productId);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
