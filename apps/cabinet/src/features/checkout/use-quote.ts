import type { Api } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import type { Quote, QuoteItem } from './checkout.types.ts';
import { quoteQuery } from './checkout-queries.ts';
import { removeFeeOfOtherBasket } from './fee-of-basket.ts';
import { buildQuoteRequest, type MissingFields } from './quote-request.ts';
import { quoteStateOf } from './quote-state.ts';
import type { QuoteRefusalDetails } from './use-checkout-field-errors.ts';

/** Data that the backend adds to the codes of a refused quote. */
const quoteErrorDataSchema = v.object({
  initial_fee_min: v.fallback(v.nullable(v.number()), null),
  initial_fee_max: v.fallback(v.nullable(v.number()), null),
  bank: v.fallback(v.nullable(v.string()), null),
  stores_without_delivery: v.fallback(v.array(v.string()), []),
});

/** How long the form must be unchanged before a quote is requested, so that typing does not send a request per key. */
const DEBOUNCE_MS = 500;
const NOTHING_MISSING: MissingFields = {};

type Options = {
  api: Api;
  itemsToOrder: readonly QuoteItem[];
  draft: CheckoutDraft;
  /** Null while the basket is not known: until then it is unknown whether the fee is for it, and no quote is requested. */
  basketKey: string | null;
  /** The quote that the customer accepted on submit; null before the first submit. */
  acceptedQuote: Quote | null;
  /** Whether the server refused the order because its conditions have changed. */
  hasChanged: boolean;
};

/** Requests the sums for the draft once no required field is missing and the draft has not changed for half a second. */
export function useQuote({ api, itemsToOrder, draft, basketKey, acceptedQuote, hasChanged }: Options) {
  const refusalOf = useRefusalOf();
  const wanted = useMemo(() => buildQuoteRequest(itemsToOrder, draft), [itemsToOrder, draft]);
  const settled = useDebouncedValue(draft, DEBOUNCE_MS);
  // The draft of half a second ago may have the fee of the basket of that time.
  const asked = useMemo(
    () => buildQuoteRequest(itemsToOrder, removeFeeOfOtherBasket(settled, basketKey)),
    [itemsToOrder, settled, basketKey],
  );
  const quote = useQuery(quoteQuery(api, asked.kind === 'ready' && basketKey !== null ? asked.request : null));
  const refusal = quote.error === null ? null : refusalOf(quote.error);
  /** Whether the current quote is the one that the customer accepted. A refusal of the order applies only to that quote. */
  const isSigned = acceptedQuote !== null && quote.data?.quote_id === acceptedQuote.quote_id;
  const state = quoteStateOf({
    isRequested: wanted.kind === 'ready',
    isStale: settled !== draft || quote.isPlaceholderData || (hasChanged && isSigned),
    data: quote.data,
    refusal,
    isFetching: quote.isFetching,
    retry: () => void quote.refetch(),
  });
  const parsed = v.safeParse(quoteErrorDataSchema, isApiError(quote.error) ? quote.error.data : null);
  const data = parsed.success ? parsed.output : null;
  return {
    state,
    missing: wanted.kind === 'missing' ? wanted.fields : NOTHING_MISSING,
    refusal,
    isSigned,
    details: {
      minInitialFee: data?.initial_fee_min ?? null,
      maxInitialFee: data?.initial_fee_max ?? null,
      bank: data?.bank ?? null,
      storesWithoutDelivery: data?.stores_without_delivery ?? [],
    } satisfies QuoteRefusalDetails,
    refetch: quote.refetch,
  };
}

/** Returns the value once it has not changed for `ms`. */
function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
