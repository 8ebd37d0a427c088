import type { Basket } from '@muddat/app-shell/basket';
import type { GatewayPath } from '../../../shared/data/api.ts';
import type { CheckedBasket } from './checked-basket.ts';
import { parseCheckedBasket } from './parse-checked-basket.ts';

export type BasketCheckResult = { kind: 'checked'; basket: CheckedBasket } | { kind: 'failed' };

const TIMEOUT_MS = 15_000;

/** Fetches today's prices and stock (checkBasket). Rejects only when `signal` is aborted. */
export async function fetchBasketCheck(items: Basket, language: string, signal: AbortSignal): Promise<BasketCheckResult> {
  try {
    const response = await fetch('/api/installment/v3/basket/check' satisfies GatewayPath, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
        // The gateway takes writes only with this header, which no form of another site can send.
        'X-Requested-With': 'muddat-web',
      },
      body: JSON.stringify({
        items: items.map(({ productId, quantity, price }) => ({ product_id: productId, quantity, ...(price === null ? {} : { price }) })),
      }),
    });
    const basket = response.ok ? parseCheckedBasket(await response.json()) : null;
    return basket === null ? { kind: 'failed' } : { kind: 'checked', basket };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed' };
  }
}
