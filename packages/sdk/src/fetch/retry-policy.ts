import type { RetryOption } from '../client/call-options.ts';
import { TRANSIENT_STATUSES } from '../errors/api-error.ts';

export type RetryPolicy = { limit: number; baseDelayMs: number; writes: boolean };

const BASE_DELAY_MS = 300;

/** One retry for GET and HEAD, none for writes. */
export const genericRetry = { limit: 1, writes: false } as const satisfies RetryOption;

export function retryPolicy(option: RetryOption): RetryPolicy {
  const policy = typeof option === 'number' ? { limit: option, writes: true } : option;
  const { limit, baseDelayMs = BASE_DELAY_MS, writes = false } = policy;
  if (Number.isInteger(limit) && limit >= 0 && Number.isFinite(baseDelayMs) && baseDelayMs >= 0) return { limit, baseDelayMs, writes };
  throw new RangeError(`retry cannot be { limit: ${limit}, baseDelayMs: ${baseDelayMs} }`);
}

/** Whether a request may be made twice at all. */
export function isRepeatable({ method, headers }: Request, policy: RetryPolicy): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return policy.writes && method === 'POST' && headers.has('idempotency-key');
}

export const isTransient = (status: number): boolean => TRANSIENT_STATUSES.has(status);

/** `Retry-After` in ms from now: seconds or an HTTP date; null when there is none that can be read. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** The pause that an answer asks for, in ms; null when it asks for none. */
export function retryAfterOf(headers: Headers): number | null {
  // The clock of the server, if it sends a date: the clock of this device may be an hour off.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return retryAfterMs(headers.get('retry-after'), now);
}

/** Doubling, with a jitter of half of it, so that callers who failed together do not come back together. `random` is in [0, 1). */
export function backoffMs(attempt: number, baseDelayMs: number, random: number): number {
  return baseDelayMs * 2 ** attempt * (0.5 + random / 2);
}
