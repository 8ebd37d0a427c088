import { isApiError, isResponseLost, refusalOf } from '@muddat/sdk';

const SERVER_ERROR_STATUS = 500;
/**
 * Responses that say nothing about the result of the write. The codes mean that the first request with this key is still running, or that
 * the key belongs to other data.
 * The statuses mean that the server did not process this request; an earlier request with the same key may still have been processed.
 */
const UNDECIDED_CODES = new Set(['idempotency_in_progress', 'idempotency_mismatch']);
const UNDECIDED_STATUSES = new Set([401, 408, 425]);

/**
 * Whether a failed write may still have been done: the response was lost or broken, or the server had an error. The write is then sent
 * again only with the same idempotency key (docs/payments.md). After any other failure the next try needs a new key.
 */
export function isWriteOutcomeUnknown(error: unknown): boolean {
  const told = refusalOf(error);
  if (!isApiError(error) || isResponseLost(told)) return true;
  const { statusCode: status } = error;
  return status >= SERVER_ERROR_STATUS || UNDECIDED_STATUSES.has(status) || UNDECIDED_CODES.has(told.code);
}
