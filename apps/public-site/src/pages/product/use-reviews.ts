import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchReviews, type ReviewsPage } from './fetch-reviews.ts';

export type ReviewsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retrying: boolean }
  | { kind: 'ready'; page: ReviewsPage; more: 'idle' | 'loading' | 'error' | 'end' };

/** Reviews of a product, loaded page by page. */
export function useReviews(productId: string, language: string) {
  const [state, setState] = useState<ReviewsState>({ kind: 'loading' });
  const stop = useRef<AbortController | null>(null);
  const ask = useCallback(
    (known: ReviewsPage | null) => {
      stop.current?.abort();
      const asked = new AbortController();
      stop.current = asked;
      void fetchReviews({ productId, cursor: known?.next ?? null, language, signal: asked.signal }).then(
        (part) => setState(stateAfter(known, part)),
        // A newer request, or a change of the page, has aborted this one.
        () => undefined,
      );
    },
    [productId, language],
  );
  useEffect(() => {
    ask(null);
    return () => stop.current?.abort();
  }, [ask]);
  const retry = () => {
    setState({ kind: 'failed', retrying: true });
    ask(null);
  };
  const more = () => {
    if (state.kind !== 'ready') return;
    setState({ ...state, more: 'loading' });
    ask(state.page);
  };
  return { state, retry, more };
}

function stateAfter(known: ReviewsPage | null, part: ReviewsPage | null): ReviewsState {
  if (part === null) return known === null ? { kind: 'failed', retrying: false } : { kind: 'ready', page: known, more: 'error' };
  const seen = new Set(known?.reviews.map(({ id }) => id));
  const reviews = [...(known?.reviews ?? []), ...part.reviews.filter(({ id }) => !seen.has(id))];
  return { kind: 'ready', page: { ...part, reviews }, more: part.next === null ? 'end' : 'idle' };
}
