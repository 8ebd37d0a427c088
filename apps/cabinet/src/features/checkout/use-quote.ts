import type { Api } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Draft } from '../../domain/checkout/draft.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import type { BoughtItem, Quote } from './checkout.types.ts';
import { quoteQuery } from './checkout-queries.ts';
import { type Missing, wantedQuote } from './quote-request.ts';
import { quoteStateOf } from './quote-state.ts';

/** Data that the backend adds to the codes of a refused quote. */
const besideSchema = v.object({
  initial_fee_min: v.fallback(v.nullable(v.number()), null),
  initial_fee_max: v.fallback(v.nullable(v.number()), null),
  bank: v.fallback(v.nullable(v.string()), null),
});

/** How long the form must be unchanged before a quote is requested, so that typing does not send a request per key. */
const SETTLED_MS = 500;
const NOTHING_MISSING: Missing = {};

type Options = {
  api: Api;
  bought: readonly BoughtItem[];
  draft: Draft;
  /** The quote that the customer accepted on submit; null before the first submit. */
  agreed: Quote | null;
  /** Whether the server refused the order because its conditions have changed. */
  hasChanged: boolean;
};

/** Requests the sums for the draft as soon as no required field is missing. */
export function useQuote({ api, bought, draft, agreed, hasChanged }: Options) {
  const refusalOf = useRefusalOf();
  const wanted = useMemo(() => wantedQuote(bought, draft), [bought, draft]);
  const settled = useDebouncedValue(draft, SETTLED_MS);
  const asked = useMemo(() => wantedQuote(bought, settled), [bought, settled]);
  const quote = useQuery(quoteQuery(api, asked.kind === 'ready' ? asked.request : null));
  const refusal = quote.error === null ? null : refusalOf(quote.error);
  /** Whether the current quote is the one that the customer accepted. A refusal of the order applies only to that quote. */
  const isSigned = agreed !== null && quote.data?.quote_id === agreed.quote_id;
  const state = quoteStateOf({
    wanted: wanted.kind === 'ready',
    isStale: settled !== draft || quote.isPlaceholderData || (hasChanged && isSigned),
    data: quote.data,
    refusal,
    isFetching: quote.isFetching,
    retry: () => void quote.refetch(),
  });
  const beside = v.safeParse(besideSchema, isApiError(quote.error) ? quote.error.data : null);
  return {
    state,
    missing: wanted.kind === 'missing' ? wanted.fields : NOTHING_MISSING,
    refusal,
    isSigned,
    leastFee: beside.success ? beside.output.initial_fee_min : null,
    largestFee: beside.success ? beside.output.initial_fee_max : null,
    bank: beside.success ? beside.output.bank : null,
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
