/** A product that was put aside. What is not known on this device is null: it comes with the next check. */
export interface BasketItem {
  readonly productId: string;
  /** Pieces, at least 1. */
  readonly quantity: number;
  /** ISO moment. */
  readonly addedAt: string;
  /** So'm, as the customer last saw it. */
  readonly price: number | null;
  readonly name: string | null;
  readonly store: BasketStore | null;
}

export interface BasketStore {
  readonly id: string;
  readonly alias: string;
  readonly name: string;
}

export type Basket = readonly BasketItem[];

/** The same object wherever nothing is put aside, so that who compares by identity sees no change. */
export const EMPTY_BASKET: Basket = [];
