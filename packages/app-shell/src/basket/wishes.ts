import type { Basket, BasketItem } from './basket-item.ts';
import { addItem, quantityOf, removeItem, roomIn } from './basket-rules.ts';

/**
 * What a customer wants of each product, as a quantity and not as "one more": sent again after an answer that was lost, or over what
 * another device has saved, it does no more than it did. Null: taken out.
 */
export type Wishes = ReadonlyMap<string, BasketItem | null>;

/** The wishes that lead from one basket to another. */
export function wishesOf(from: Basket, to: Basket): Wishes {
  const gone = from.filter((item) => quantityOf(to, item.productId) === 0).map((item) => [item.productId, null] as const);
  const set = to.filter((item) => !from.includes(item)).map((item) => [item.productId, item] as const);
  return new Map([...gone, ...set]);
}

/** The basket with the wishes fulfilled as far as there is room. */
export function fulfil(basket: Basket, wishes: Wishes): Basket {
  let next = basket;
  for (const [productId, item] of wishes) {
    if (item === null) {
      next = removeItem(next, productId);
      continue;
    }
    const there = quantityOf(next, productId);
    const quantity = Math.min(item.quantity, there + roomIn(next));
    if (there === 0) next = addItem(next, item);
    else next = next.map((other) => (other.productId === productId ? { ...item, addedAt: other.addedAt, quantity } : other));
  }
  return next;
}
