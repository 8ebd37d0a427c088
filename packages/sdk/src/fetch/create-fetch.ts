import type { RetryOption } from '../client/call-options.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkTimeout, type Deadline, startDeadline } from './deadline.ts';
import { readFully, refuseRedirect } from './read-response.ts';
import { backoffMs, isRepeatable, isTransient, type RetryPolicy, retryAfterOf, retryPolicy } from './retry-policy.ts';

export type FetchFunction = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
/** `timeoutMs` is over the whole call, the body and retries included. */
export type CreateFetchOptions = { fetch?: FetchFunction; timeoutMs?: number; retry?: RetryOption };

export const TIMEOUT_MS = 15_000;

type AttemptResponse = { attempt: number; status: number; requestId: string | null; durationMs: number };
/** Called for each attempt. */
export type AttemptWatch = {
  onRequest(info: { attempt: number }): void;
  onResponse(info: AttemptResponse): void;
  onRetry(info: { attempt: number; status: number | null; delayMs: number }): void;
};
export type Sending = {
  fetch: FetchFunction | undefined;
  deadline: Deadline;
  policy: RetryPolicy;
  /** Whether the request may arrive twice. */
  repeatable: boolean;
  /** Leaves the body of a success unread, so that a file can be read as it comes. */
  keepStream?: boolean;
  watch?: AttemptWatch;
};

export const networkError = (cause: unknown) =>
  new ApiError({ message: 'The server could not be reached', source: 'network', retryable: true, cause });

async function attemptOnce(request: Request, { fetch: send = fetch, deadline, keepStream }: Sending): Promise<Response> {
  const response = await deadline.race(send(request, { redirect: 'manual', signal: deadline.signal }));
  refuseRedirect(response);
  return keepStream && response.ok ? response : deadline.race(readFully(response));
}

/** The answer, or the error there was instead of one. Ended calls (abort, timeout) throw. */
async function outcome(attempt: Promise<Response>, deadline: Deadline): Promise<Response | ApiError> {
  try {
    return await attempt;
  } catch (error) {
    const ended = deadline.ended();
    if (ended !== null) throw ended;
    return error instanceof ApiError ? error : networkError(error);
  }
}

function pauseMs(result: Response | ApiError, attempt: number, policy: RetryPolicy): number | null {
  const backoff = backoffMs(attempt, policy.baseDelayMs, Math.random());
  if (result instanceof ApiError) return result.source === 'network' ? backoff : null;
  if (!isTransient(result.status)) return null;
  return Math.max(backoff, retryAfterOf(result.headers) ?? 0);
}

/** Sends a request, again where the policy allows it, until its deadline. */
export async function sendWithRetries(request: Request, sending: Sending): Promise<Response> {
  const { deadline, policy, watch } = sending;
  const limit = sending.repeatable ? policy.limit : 0;
  for (let retries = 0; ; retries += 1) {
    const ended = deadline.ended();
    if (ended !== null) throw ended;
    const attempt = retries + 1;
    const startedAt = performance.now();
    watch?.onRequest({ attempt });
    // A body can be read once: every attempt but the last takes a copy.
    const result = await outcome(attemptOnce(retries < limit ? request.clone() : request, sending), deadline);
    const status = result instanceof ApiError ? null : result.status;
    if (!(result instanceof ApiError)) {
      const requestId = result.headers.get('x-request-id');
      watch?.onResponse({ attempt, status: result.status, requestId, durationMs: performance.now() - startedAt });
    }
    const delayMs = retries < limit ? pauseMs(result, retries, policy) : null;
    // Waiting past the end would turn an answer into a timeout.
    if (delayMs === null || delayMs >= deadline.remainingMs()) {
      if (result instanceof ApiError) throw result;
      return result;
    }
    watch?.onRetry({ attempt, status, delayMs });
    await deadline.sleep(delayMs);
  }
}

/** An argument that `fetch` could not take is an error like every other, and nothing is sent. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ApiError({
      statusCode: 400,
      message: 'The request cannot be made of these arguments',
      source: 'parse',
      retryable: false,
      cause,
    });
  }
}

/**
 * A `fetch` with a timeout over the whole call and retries. Resolves with the last Response, whatever its status; rejects with the
 * caller's AbortError, or with ApiError: no answer (511, 'network'), none in time (511, 'timeout'), a redirect.
 */
export function createFetch(options: CreateFetchOptions = {}): FetchFunction {
  const timeoutMs = checkTimeout(options.timeoutMs ?? TIMEOUT_MS);
  const policy = retryPolicy(options.retry ?? 0);
  return async (input, init) => {
    const request = readable(() => new Request(input, init));
    const deadline = startDeadline(timeoutMs, request.signal);
    try {
      return await sendWithRetries(request, { fetch: options.fetch, deadline, policy, repeatable: isRepeatable(request, policy) });
    } finally {
      deadline.dispose();
    }
  };
}
