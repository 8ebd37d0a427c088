import { isAnswerLost, isApiError, refusalOf } from '@muddat/sdk';

const SERVER_FAULT = 500;
/** No verdict: the first request still runs, or the server did not take this one up. An ended session is noticed by the client, and the page left for the sign-in. */
const UNDECIDED_CODES = new Set(['idempotency_in_progress', 'idempotency_mismatch']);
const UNDECIDED_STATUSES = new Set([401, 408, 425]);

/**
 * Whether a failed write may have been done all the same: no answer, a broken one, or a fault of the server's. It goes out again only
 * under the same idempotency key (domain, Payments); after any other failure the key has done its work.
 */
export function isUndecided(error: unknown): boolean {
  const told = refusalOf(error);
  if (!isApiError(error) || isAnswerLost(told)) return true;
  const { statusCode: status } = error;
  return status >= SERVER_FAULT || UNDECIDED_STATUSES.has(status) || UNDECIDED_CODES.has(told.code);
}
