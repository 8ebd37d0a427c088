import type { Basket, BasketItem } from './basket-item.ts';
import type { BasketStorage } from './device-basket.ts';

type ItemOverrides = Partial<Omit<BasketItem, 'productId' | 'store'>> & { store?: string | null };

/** A product of store 's' at 1 000 so'm, added at a fixed time; the second argument overrides fields. */
export function basketItem(productId: string, { store = 's', ...told }: ItemOverrides = {}): BasketItem {
  return {
    productId,
    quantity: 1,
    addedAt: '2026-11-21T04:00:00.000Z',
    price: 1_000,
    name: `Name ${productId}`,
    store: store === null ? null : { id: store, alias: store, name: `Store ${store}` },
    ...told,
  };
}

/** Product ids with their quantities, for example '1000x2 1001x1'. */
export const formatBasketLines = (basket: Basket): string => basket.map(({ productId, quantity }) => `${productId}x${quantity}`).join(' ');

/** One storage for several tabs. As in browsers, a change fires `storage` in every tab except the one that made it. */
export function createSharedStorage() {
  const values = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  const open = (): { storage: BasketStorage; events: EventTarget } => {
    const events = new EventTarget();
    tabs.add(events);
    const tell = (key: string) => {
      for (const other of tabs) if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    return {
      events,
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
          tell(key);
        },
        removeItem: (key) => {
          values.delete(key);
          tell(key);
        },
      },
    };
  };
  return { open, values };
}
