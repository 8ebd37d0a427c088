import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { QuoteState } from './form-state.ts';

type Asked = {
  /** Nothing is missing, so that a quote is asked for. */
  wanted: boolean;
  /** The draft is still being typed, or the answer is of the request before. */
  isStale: boolean;
  data: Quote | null | undefined;
  refusal: Refusal | null;
  isFetching: boolean;
  retry: () => void;
};

/** A query of a quote as the form shows it. A refusal names what is wrong; any other failure can be tried again. */
export function quoteStateOf({ wanted, isStale, data, refusal, isFetching, retry }: Asked): QuoteState {
  if (!wanted) return { kind: 'none' };
  const quote = data ?? null;
  if (isStale || (quote === null && refusal === null)) return { kind: 'counting', quote };
  if (refusal !== null) {
    if (Object.keys(refusal.fields).length > 0) return { kind: 'refused', quote, refusal };
    return isFetching ? { kind: 'counting', quote } : { kind: 'failed', quote, retry };
  }
  return quote === null ? { kind: 'counting', quote } : { kind: 'ready', quote };
}
