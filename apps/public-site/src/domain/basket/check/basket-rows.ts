import { type Basket, groupByStore, type StoreGroup } from '@muddat/app-shell/basket';
import type { CalendarDate } from '@muddat/schedule';
import type { Offer } from '@muddat/ui/true-price';
import type { CheckedBasket, CheckedLine } from './checked-basket.ts';

export interface BasketRow {
  productId: string;
  quantity: number;
  /** Null if the device has no name stored and the backend has not answered yet. */
  name: string | null;
  price: number | null;
  image: CheckedLine['image'];
  /** Null until the backend has answered for this quantity. */
  checked: CheckedLine | null;
}

export interface BasketStoreGroup {
  store: StoreGroup['store'];
  /** Null until the backend has answered, and for a store without a logo. */
  logo: string | null;
  rows: BasketRow[];
  /** Null until the backend has answered for exactly these rows: the client never computes totals. */
  total: { goods: number; offers: Offer[]; asOf: CalendarDate } | null;
}

/** Joins the current basket with the latest response of the backend. */
export function basketStoreGroups(items: Basket, checked: CheckedBasket | null): BasketStoreGroup[] {
  const lines = new Map(checked?.stores.flatMap(({ store, lines }) => lines.map((line) => [line.productId, { store, line }])));
  const known = items.map((item) => ({ ...item, store: lines.get(item.productId)?.store ?? item.store }));
  return groupByStore(known.filter((item) => !checked?.unavailable.includes(item.productId))).map(({ store, items: own }) => {
    const rows = own.map(({ productId, quantity, name, price }): BasketRow => {
      const line = lines.get(productId)?.line;
      return {
        productId,
        quantity,
        name: line?.name ?? name,
        price: line?.price ?? price,
        image: line?.image ?? null,
        checked: line !== undefined && line.quantity === quantity ? line : null,
      };
    });
    const answered = checked?.stores.find((one) => one.store.id === store?.id);
    const complete = answered !== undefined && rows.length === answered.lines.length && rows.every((row) => row.checked !== null);
    return {
      store,
      logo: answered?.logo ?? null,
      rows,
      total: checked && complete ? { goods: answered.goodsTotal, offers: answered.offers, asOf: checked.asOf } : null,
    };
  });
}

/** Goods of the basket that are no longer sold. */
export const unavailableItems = (items: Basket, checked: CheckedBasket | null): Basket =>
  items.filter((item) => checked?.unavailable.includes(item.productId));

/** Whether the price or stock of a product has changed since the customer last saw it, or a product is no longer sold. */
export const hasBasketChanges = (checked: CheckedBasket): boolean =>
  checked.unavailable.length > 0 ||
  checked.stores.some(({ lines }) => lines.some(({ state, priceWas }) => state !== 'ok' || priceWas !== null));

/**
 * The current facts of each product, for the basket to store. A changed price is included only if `all` is true, that is, after the
 * customer has seen the change.
 */
export function basketProductUpdates(items: Basket, checked: CheckedBasket, all: boolean) {
  return new Map(
    checked.stores.flatMap(({ store, lines }) =>
      lines.map(({ productId, name, price }) => {
        const before = items.find((item) => item.productId === productId)?.price ?? null;
        return [productId, { name, store, price: all || before === null ? price : before }] as const;
      }),
    ),
  );
}
