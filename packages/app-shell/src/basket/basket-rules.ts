import type { Basket, BasketItem, BasketItemStore } from './basket-item.ts';

/** Maximum number of pieces in a basket (domain, Catalogue and checkout: fewer than 10 goods; docs/decisions/basket.md). */
export const MAX_BASKET_PIECES = 9;

export const countPieces = (basket: Basket): number => basket.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many more pieces the basket can take. */
export const remainingCapacity = (basket: Basket): number => Math.max(0, MAX_BASKET_PIECES - countPieces(basket));

export const quantityOf = (basket: Basket, productId: string): number => basket.find((item) => item.productId === productId)?.quantity ?? 0;

/** Adds as many pieces as the limit allows. A product already in the basket gets the new price, name and store, but keeps its `addedAt`. */
export function addItem(basket: Basket, item: BasketItem): Basket {
  const quantity = Math.min(item.quantity, remainingCapacity(basket));
  const known = basket.find((other) => other.productId === item.productId);
  if (known === undefined) return quantity > 0 ? [...basket, { ...item, quantity }] : basket;
  const renewed = { ...known, price: item.price, name: item.name, store: item.store, quantity: known.quantity + quantity };
  return basket.map((other) => (other === known ? renewed : other));
}

/** Sets the quantity of a product in the basket, up to the limit. 0 removes it. */
export function setQuantity(basket: Basket, productId: string, wanted: number): Basket {
  const known = basket.find((item) => item.productId === productId);
  if (known === undefined || !Number.isSafeInteger(wanted)) return basket;
  if (wanted < 1) return removeItem(basket, productId);
  const quantity = Math.min(wanted, known.quantity + remainingCapacity(basket));
  return quantity === known.quantity ? basket : basket.map((item) => (item === known ? { ...item, quantity } : item));
}

export const removeItem = (basket: Basket, productId: string): Basket =>
  basket.some((item) => item.productId === productId) ? basket.filter((item) => item.productId !== productId) : basket;

/**
 * Returns the basket with the prices, names and stores that the customer has now seen. The next note about changed prices compares with
 * them.
 */
export function withSeenPrices(basket: Basket, seen: ReadonlyMap<string, Pick<BasketItem, 'price' | 'name' | 'store'>>): Basket {
  const isNews = ({ productId, price, name, store }: BasketItem): boolean => {
    const now = seen.get(productId);
    return (
      now !== undefined && (now.price !== price || now.name !== name || now.store?.id !== store?.id || now.store?.name !== store?.name)
    );
  };
  if (!basket.some(isNews)) return basket;
  return basket.map((item) => ({ ...item, ...seen.get(item.productId) }));
}

export interface StoreGroup {
  /** Null until the next basket check returns the store. */
  readonly store: BasketItemStore | null;
  readonly items: Basket;
}

/** Groups the goods by store, because each order is placed with one store. The stores are in the order in which they were added. */
export function groupByStore(basket: Basket): StoreGroup[] {
  const ids = [...new Set(basket.map((item) => item.store?.id ?? null))];
  return ids.map((id) => {
    const items = basket.filter((item) => (item.store?.id ?? null) === id);
    return { store: items[0]?.store ?? null, items };
  });
}
