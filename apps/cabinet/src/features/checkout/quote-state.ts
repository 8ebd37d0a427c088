import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { CheckoutQuoteState } from './form-state.ts';

type QuoteQueryState = {
  /** Whether no required field is missing, so that a quote is requested. */
  isRequested: boolean;
  /** Whether the customer is still typing, or `data` belongs to the previous request. */
  isStale: boolean;
  data: Quote | null | undefined;
  refusal: Refusal | null;
  isFetching: boolean;
  retry: () => void;
};

/** Converts the query of a quote for the form. A refusal with fields says what is wrong; any other failure can be retried. */
export function quoteStateOf({ isRequested, isStale, data, refusal, isFetching, retry }: QuoteQueryState): CheckoutQuoteState {
  if (!isRequested) return { kind: 'none' };
  const quote = data ?? null;
  if (isStale || (quote === null && refusal === null)) return { kind: 'counting', quote };
  if (refusal !== null) {
    if (Object.keys(refusal.fields).length > 0) return { kind: 'refused', quote, refusal };
    return isFetching ? { kind: 'counting', quote } : { kind: 'failed', quote, retry };
  }
  return quote === null ? { kind: 'counting', quote } : { kind: 'ready', quote };
}
