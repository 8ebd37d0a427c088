import { BASKET_KEY } from '@muddat/app-shell';
import { useEffect } from 'react';

/**
 * What was put aside before the sign-in goes over to the account's basket (docs/decisions/basket.md). Nothing is loaded for who has
 * put nothing aside; what fails is tried again by the next page.
 */
export function useBasketMerge(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn && isPutAside()) void merge().catch(() => undefined);
  }, [signedIn]);
}

const merge = async (): Promise<void> => (await import('@muddat/app-shell/basket')).mergeDeviceBasket();

function isPutAside(): boolean {
  try {
    return localStorage.getItem(BASKET_KEY) !== null;
  } catch {
    return false;
  }
}
