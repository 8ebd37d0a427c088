import type { Basket } from '@muddat/app-shell/basket';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckedBasket } from './checked-basket.ts';
import { fetchBasketCheck } from './fetch-basket-check.ts';

/** Delay in ms before a request, so that several quick changes of the basket cause only one. */
const DEBOUNCE_MS = 250;

export interface BasketCheck {
  /** The latest response, also while a newer one is loading. */
  basket: CheckedBasket | null;
  state: 'asking' | 'answered' | 'failed';
  retry: () => void;
}

/** Today's prices and stock of a basket. Fetched when the page opens, after every change, and when the network returns. */
export function useBasketCheck(items: Basket): BasketCheck {
  const [basket, setBasket] = useState<CheckedBasket | null>(null);
  const [state, setState] = useState<BasketCheck['state']>('asking');
  const [turn, setTurn] = useState(0);
  const retry = () => setTurn((now) => now + 1);
  const asked = JSON.stringify(items.map(({ productId, quantity, price }) => [productId, quantity, price]));
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setState('asking');
    const answer = await fetchBasketCheck(items, document.documentElement.lang, signal);
    if (signal.aborted) return;
    if (answer.kind === 'checked') setBasket(answer.basket);
    setState(answer.kind === 'checked' ? 'answered' : 'failed');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` identifies the request and `turn` repeats it
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(stop.signal).catch(() => undefined), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, turn]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return { basket, state, retry };
}
