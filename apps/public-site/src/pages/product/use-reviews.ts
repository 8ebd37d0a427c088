import { useCallback, useEffect, useRef, useState } from 'react';
import { askReviews, type ReviewsPart } from './ask-reviews.ts';

export type ReviewsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retrying: boolean }
  | { kind: 'ready'; part: ReviewsPart; more: 'idle' | 'loading' | 'error' | 'end' };

/** Reviews of a product, loaded page by page. */
export function useReviews(productId: string, language: string) {
  const [state, setState] = useState<ReviewsState>({ kind: 'loading' });
  const stop = useRef<AbortController | null>(null);
  const ask = useCallback(
    (known: ReviewsPart | null) => {
      stop.current?.abort();
      const asked = new AbortController();
      stop.current = asked;
      void askReviews({ productId, cursor: known?.next ?? null, language, signal: asked.signal }).then(
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
    ask(state.part);
  };
  return { state, retry, more };
}

function stateAfter(known: ReviewsPart | null, part: ReviewsPart | null): ReviewsState {
  if (part === null) return known === null ? { kind: 'failed', retrying: false } : { kind: 'ready', part: known, more: 'error' };
  const seen = new Set(known?.reviews.map(({ id }) => id));
  const reviews = [...(known?.reviews ?? []), ...part.reviews.filter(({ id }) => !seen.has(id))];
  return { kind: 'ready', part: { ...part, reviews }, more: part.next === null ? 'end' : 'idle' };
}
