import type { CalendarDate } from '@muddat/schedule';
import type { HardshipQuote, HardshipRequest } from '../../domain/schedule/schedule-queries.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

export type HardshipKind = HardshipRequest['kind'];
/** The customer's choices. Nothing is preset. */
export type HardshipChoice = { number: number | null; date: CalendarDate | null; parts: 2 | 3 | null };
export type HardshipAgreement = { request: HardshipRequest; quoteId: string };
/** `refusal`: why there is no quote. */
export type HardshipQuoteState = {
  data: { data: HardshipQuote; as_of: CalendarDate } | undefined;
  refusal: Refusal | null;
  isFetching: boolean;
  refetch: () => unknown;
};

export const EMPTY_HARDSHIP_CHOICE: HardshipChoice = { number: null, date: null, parts: null };

/** The request to the server; null until everything is chosen. */
export function hardshipRequestOf(kind: HardshipKind, { number, date, parts }: HardshipChoice): HardshipRequest | null {
  if (kind === 'split') return parts === null ? null : { kind, parts };
  return number === null || date === null ? null : { kind, number, date };
}
