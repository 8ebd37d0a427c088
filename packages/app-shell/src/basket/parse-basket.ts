import { type Basket, type BasketItem, type BasketItemStore, EMPTY_BASKET } from './basket-item.ts';
import { addItem } from './basket-rules.ts';

const VERSION = 1;
const MAX_ID_LENGTH = 64;
const MAX_TEXT_LENGTH = 300;
const MAX_QUANTITY = 99;

/**
 * Parses the device's storage, which may hold anything: an older version, half-written data, a user's edits. Keeps the valid items, drops
 * the rest and applies the basket's rules again (one line per product, at most nine pieces).
 */
export function parseStoredBasket(text: string | null): Basket {
  if (text === null) return EMPTY_BASKET;
  const stored = parseJson(text);
  return isObject(stored) && stored['v'] === VERSION ? parseItems(stored['items'], parseItem) : EMPTY_BASKET;
}

/** Parses the items of the account's API: product id, quantity, time of adding and the price last seen. */
export const parseAccountItems = (items: unknown): Basket =>
  parseItems(items, (item) =>
    parseItem(
      isObject(item)
        ? { productId: item['product_id'], quantity: item['quantity'], addedAt: item['added_at'], price: item['price'] }
        : null,
    ),
  );

function parseItems(items: unknown, parse: (item: unknown) => BasketItem | null): Basket {
  if (!Array.isArray(items)) return EMPTY_BASKET;
  return items.map(parse).reduce<Basket>((basket, item) => (item === null ? basket : addItem(basket, item)), EMPTY_BASKET);
}

export const serializeBasket = (basket: Basket): string => JSON.stringify({ v: VERSION, items: basket });

function parseItem(value: unknown): BasketItem | null {
  if (!isObject(value)) return null;
  const { productId, quantity, addedAt, price, name, store } = value;
  if (!isText(productId, MAX_ID_LENGTH) || !isQuantity(quantity)) return null;
  return {
    productId,
    quantity,
    addedAt: isMoment(addedAt) ? addedAt : new Date(0).toISOString(),
    price: typeof price === 'number' && Number.isSafeInteger(price) && price >= 0 ? price : null,
    name: isText(name, MAX_TEXT_LENGTH) ? name : null,
    store: parseStore(store),
  };
}

function parseStore(value: unknown): BasketItemStore | null {
  if (!isObject(value)) return null;
  const { id, alias, name } = value;
  return isText(id, MAX_ID_LENGTH) && isText(alias, MAX_TEXT_LENGTH) && isText(name, MAX_TEXT_LENGTH) ? { id, alias, name } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest && !/\p{Cc}/u.test(value);
const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
