import type { Basket } from './basket-item.ts';
import { parseAccountItems } from './parse-basket.ts';

export type AccountBasketResult =
  | { readonly kind: 'kept'; readonly basket: Basket; readonly version: number }
  /** Another device has saved the basket since this version. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'signed-out' }
  /** No network, no backend or an invalid response: the server may or may not have saved. */
  | { readonly kind: 'failed' };

export interface AccountBasketApi {
  read(): Promise<AccountBasketResult>;
  save(basket: Basket, version: number): Promise<AccountBasketResult>;
}

const URL = '/api/installment/v3/user/basket';
const TIMEOUT_MS = 15_000;

/** Calls `getBasket` and `saveBasket` of the installment contract. Uses fetch, because public pages load no API client for the basket. */
export function createAccountBasketApi(send: typeof fetch): AccountBasketApi {
  const call = async (init: RequestInit): Promise<AccountBasketResult> => {
    try {
      const response = await send(URL, { ...init, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status === 401) return { kind: 'signed-out' };
      if (response.status === 409) return { kind: 'changed' };
      const body: unknown = response.ok ? await response.json() : null;
      if (typeof body !== 'object' || body === null || !('items' in body) || !('version' in body)) return { kind: 'failed' };
      const { items, version } = body;
      if (!Array.isArray(items) || typeof version !== 'number' || !Number.isSafeInteger(version)) return { kind: 'failed' };
      return { kind: 'kept', basket: parseAccountItems(items), version };
    } catch {
      return { kind: 'failed' };
    }
  };
  const read = () => call({ headers: { Accept: 'application/json' } });
  return {
    // A failed read is repeated once, like each GET of the SDK. On a slow network pictures can delay the first one beyond its time limit.
    read: async () => {
      const result = await read();
      return result.kind === 'failed' ? read() : result;
    },
    save: (basket, version) =>
      call({
        method: 'PUT',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'muddat-web' },
        body: JSON.stringify({
          items: basket.map(({ productId, quantity, addedAt, price }) => ({ product_id: productId, quantity, added_at: addedAt, price })),
          version,
        }),
      }),
  };
}
