import { type Basket, EMPTY_BASKET } from './basket-item.ts';
import { BASKET_STORAGE_KEY } from './basket-key.ts';
import { parseStoredBasket, serializeBasket } from './parse-basket.ts';

/** The methods of `localStorage` that a basket uses. */
export type BasketStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DeviceBasket {
  get(): Basket;
  /** Applies `edit` to the stored basket, including changes made by other tabs. */
  change(edit: (basket: Basket) => Basket): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A guest's basket in the device's storage. Every change reads the storage first, so tabs do not overwrite each other. Tabs learn of
 * changes by the `storage` event. If the storage is blocked or full, the basket lives as long as the document.
 */
export function createDeviceBasket(storage: BasketStorage | null, events: EventTarget | null): DeviceBasket {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let basket: Basket = EMPTY_BASKET;
  let kept = storage !== null;

  const take = (found: string | null): boolean => {
    if (found === text) return false;
    text = found;
    basket = parseStoredBasket(found);
    return true;
  };
  const read = (): boolean => {
    if (!kept || storage === null) return false;
    try {
      return take(storage.getItem(BASKET_STORAGE_KEY));
    } catch {
      kept = false;
      return false;
    }
  };
  const write = (next: Basket): void => {
    basket = next;
    text = next.length === 0 ? null : serializeBasket(next);
    if (!kept || storage === null) return;
    try {
      if (text === null) storage.removeItem(BASKET_STORAGE_KEY);
      else storage.setItem(BASKET_STORAGE_KEY, text);
    } catch {
      kept = false;
    }
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // A `storage` event without a key means that the whole storage was cleared.
  const onStorage = (event: Event): void => {
    const key = 'key' in event ? event.key : null;
    if ((key === null || key === BASKET_STORAGE_KEY) && read()) tell();
  };

  read();
  return {
    get: () => basket,
    change: (edit) => {
      read();
      const next = edit(basket);
      if (next === basket) return;
      write(next);
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        events?.addEventListener('storage', onStorage);
        // Report changes that were made while there was no listener.
        if (read()) queueMicrotask(tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** `localStorage`, or null where reading it throws. */
export function browserStorage(): BasketStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
