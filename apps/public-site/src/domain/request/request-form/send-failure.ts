import { isResponseLost, type Refusal, refusalOf } from '@muddat/sdk';

const MS = 1000;
/** Seconds to wait after a rate limit if the server names no time. */
const DEFAULT_WAIT_S = 60;
/** Codes of server errors, whose messages do not help the customer. */
const SERVER_ERROR_CODES = new Set(['internal', 'upstream_unavailable', 'upstream_timeout', 'unreadable', 'unknown']);

/** Why a form was not sent. */
export type SendFailure = {
  refusal: Refusal;
  reason: SendFailureReason;
  /** When the form may be sent again (ms since 1970); null: now. */
  until: number | null;
};

/**
 * The reason, as far as the customer can act on it. `offline`: the device has no network; `unanswered`: no response, so the request may
 * have arrived; `too-often`: a rate limit; `broken`: a server error; `refused`: the server's own message.
 */
type SendFailureReason = 'offline' | 'unanswered' | 'too-often' | 'broken' | 'refused';

/** Whether the server rejected some fields; each of them then shows its error. */
export const hasFieldErrors = ({ fields }: Refusal): boolean => Object.keys(fields).length > 0;

function reasonOf(refusal: Refusal, online: boolean): SendFailureReason {
  const { code } = refusal;
  if (SERVER_ERROR_CODES.has(code) || code.startsWith('http_5')) return 'broken';
  if (isResponseLost(refusal)) return online ? 'unanswered' : 'offline';
  return code === 'rate_limited' || code === 'http_429' ? 'too-often' : 'refused';
}

/** Maps a failed call to a reason; `online`: whether the device had a network. */
export function toSendFailure(error: unknown, { now, online }: { now: number; online: boolean }): SendFailure {
  const refusal = refusalOf(error);
  const reason = reasonOf(refusal, online);
  return { refusal, reason, until: reason === 'too-often' ? now + (refusal.retryAfter ?? DEFAULT_WAIT_S) * MS : null };
}
