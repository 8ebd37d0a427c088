import { BASKET_STORAGE_KEY } from '@muddat/app-shell';
import { useEffect } from 'react';

/**
 * Moves goods that were put into the basket before the sign-in to the account's basket (docs/decisions/basket.md). Loads no script if there
 * are none. After a failure the next load of a document tries again.
 */
export function useBasketMerge(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn && hasDeviceBasket()) void merge().catch(() => undefined);
  }, [signedIn]);
}

const merge = async (): Promise<void> => (await import('@muddat/app-shell/basket')).mergeDeviceBasket();

function hasDeviceBasket(): boolean {
  try {
    return localStorage.getItem(BASKET_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
