/** A product in the basket. `price`, `name` and `store` are null until the next basket check if this device does not know them. */
export interface BasketItem {
  readonly productId: string;
  /** Pieces, at least 1. */
  readonly quantity: number;
  /** ISO date and time. */
  readonly addedAt: string;
  /** So'm, as the customer last saw it. */
  readonly price: number | null;
  readonly name: string | null;
  readonly store: BasketItemStore | null;
}

export interface BasketItemStore {
  readonly id: string;
  readonly alias: string;
  readonly name: string;
}

export type Basket = readonly BasketItem[];

/** An empty basket is always this object, so that comparisons by identity see no change. */
export const EMPTY_BASKET: Basket = [];
