import type { Basket, BasketItem } from './basket-item.ts';
import { addItem, quantityOf, remainingCapacity, removeItem } from './basket-rules.ts';

/**
 * For each product, the quantity that the customer wants, or null to remove the product. Quantities are absolute, not increments: applying
 * them once more, after a lost response or another device's save, has no further effect.
 */
export type PendingChanges = ReadonlyMap<string, BasketItem | null>;

/** The changes that turn the basket `from` into `to`. */
export function diffBaskets(from: Basket, to: Basket): PendingChanges {
  const gone = from.filter((item) => quantityOf(to, item.productId) === 0).map((item) => [item.productId, null] as const);
  const set = to.filter((item) => !from.includes(item)).map((item) => [item.productId, item] as const);
  return new Map([...gone, ...set]);
}

/** Applies the changes to the basket, up to the limit of pieces. */
export function applyChanges(basket: Basket, wishes: PendingChanges): Basket {
  let next = basket;
  for (const [productId, item] of wishes) {
    if (item === null) {
      next = removeItem(next, productId);
      continue;
    }
    const there = quantityOf(next, productId);
    const quantity = Math.min(item.quantity, there + remainingCapacity(next));
    if (there === 0) next = addItem(next, item);
    else next = next.map((other) => (other.productId === productId ? { ...item, addedAt: other.addedAt, quantity } : other));
  }
  return next;
}
