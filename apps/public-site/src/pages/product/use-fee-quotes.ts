import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuotes } from '../../domain/product/fetch-quotes.ts';
import type { FeeOffers } from './fee-offers.ts';
import type { ProductData } from './product.data.ts';

/** Pause in typing, in ms, after which the fee is sent. */
const DEBOUNCE_MS = 400;

export type FeeQuotesState =
  | { kind: 'idle' }
  | { kind: 'too-much' }
  | { kind: 'asking' }
  | { kind: 'answered' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

export interface FeeQuotesInput {
  data: ProductData;
  /** The largest initial fee that the price allows, so'm. A larger one is not sent: the state is then `too-much`. */
  max: number;
  /** Offers for the typed fee; null restores the offers without a fee. */
  onFeeOffers: (answer: FeeOffers | null) => void;
}

/** Requests the offers for the typed fee after a pause in typing. A new request cancels the previous one. */
export function useFeeQuotes({ data, max, onFeeOffers }: FeeQuotesInput) {
  const [fee, setFee] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<FeeQuotesState>({ kind: 'idle' });
  const tell = useEffectEvent((next: FeeQuotesState, answer: FeeOffers | null) => {
    setState(next);
    onFeeOffers(answer);
  });
  const ask = useEffectEvent(async (initialFee: number, signal: AbortSignal) => {
    const months = data.offers.map((offer) => offer.months);
    const language = document.documentElement.lang;
    const quotes = await fetchQuotes({ storeId: data.store.id, price: data.price, initialFee, months, language, signal });
    if (signal.aborted) return;
    if (quotes.kind === 'quotes') tell({ kind: 'answered' }, { fee: initialFee, offers: quotes.offers, asOf: quotes.asOf });
    else tell(quotes, null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request for the same fee
  useEffect(() => {
    if (fee === null || fee === 0) return tell({ kind: 'idle' }, null);
    if (fee > max) return tell({ kind: 'too-much' }, null);
    const asked = new AbortController();
    setState({ kind: 'asking' });
    const timer = setTimeout(() => void ask(fee, asked.signal).catch(() => undefined), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [fee, max, turn]);
  return { fee, setFee, state, retry: () => setTurn((count) => count + 1) };
}
