import { type CalendarDate, isCalendarDate } from '@muddat/schedule';
import type { Offer } from '@muddat/ui/true-price';
import type { GatewayPathWithQuery } from '../../shared/data/api.ts';
import { isOffer } from './parse-offer.ts';

export type QuotesRequest = {
  storeId: string;
  price: number;
  initialFee: number;
  months: readonly number[];
  language: string;
  signal: AbortSignal;
};
/** 'refused': the store does not accept the price or the fee; `message` is the backend's own message. */
export type QuotesResult =
  | { kind: 'quotes'; offers: Offer[]; asOf: CalendarDate }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

const TIMEOUT_MS = 15_000;
const UNPROCESSABLE = 422;

/** Fetches the offers for every term of a store at a price and an initial fee (getQuote). Rejects only when `signal` is aborted. */
export async function fetchQuotes({ signal, ...asked }: QuotesRequest): Promise<QuotesResult> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const answers = await Promise.all(asked.months.map((months) => fetchQuote(asked, months, patience)));
    return joinQuotes(answers);
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed' };
  }
}

async function fetchQuote(
  { storeId, price, initialFee, language }: Omit<QuotesRequest, 'signal'>,
  months: number,
  signal: AbortSignal,
): Promise<QuotesResult> {
  const query = new URLSearchParams({ store_id: storeId, amount: String(price), months: String(months), initial_fee: String(initialFee) });
  const response = await fetch(`/api/installment/v3/quote?${query}` satisfies GatewayPathWithQuery, {
    signal,
    headers: { Accept: 'application/json', 'Accept-Language': language },
  });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) return { kind: 'failed' };
  if (response.status === UNPROCESSABLE) return { kind: 'refused', message: 'message' in body ? String(body.message) : '' };
  if (!response.ok || !('data' in body) || !isOffer(body.data) || !('as_of' in body) || !isCalendarDate(body.as_of))
    return { kind: 'failed' };
  return { kind: 'quotes', offers: [body.data], asOf: body.as_of };
}

/** Joins the responses for all terms. If one has no offer, returns that response: offers for only some of the terms would mislead. */
function joinQuotes(answers: readonly QuotesResult[]): QuotesResult {
  const offers: Offer[] = [];
  let asOf: CalendarDate | null = null;
  for (const answer of answers) {
    if (answer.kind !== 'quotes') return answer;
    offers.push(...answer.offers);
    asOf = answer.asOf;
  }
  return asOf === null ? { kind: 'failed' } : { kind: 'quotes', offers, asOf };
}
