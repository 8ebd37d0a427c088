import { ApiError, NO_RESPONSE_STATUS } from '../errors/api-error.ts';
import { checkTimeout, type Deadline, startDeadline } from './deadline.ts';
import { readFully, refuseRedirect } from './read-response.ts';
import { backoffMs, isRepeatable, isTransient, type RetryOption, type RetryPolicy, retryAfterMs, retryPolicy } from './retry-policy.ts';

export type FetchFunction = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
/** `timeoutMs` is over the whole call, the body and retries included. */
export type CreateFetchOptions = { fetch?: FetchFunction; timeoutMs?: number; retry?: RetryOption };

/** Spec 9: 15 s, no retries. */
export const TIMEOUT_MS = 15_000;

type Call = { input: RequestInfo | URL; init: RequestInit; method: string; hasKey: boolean; caller: AbortSignal | null };

function describeCall(input: RequestInfo | URL, init: RequestInit = {}): Call {
  const request = input instanceof Request ? input : null;
  return {
    input,
    init,
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    hasKey: new Headers(init.headers ?? request?.headers).has('idempotency-key'),
    caller: init.signal === undefined ? (request?.signal ?? null) : init.signal,
  };
}

async function attemptOnce(call: Call, send: FetchFunction, deadline: Deadline, isLast: boolean): Promise<Response> {
  // A Request's body can be read once: every try but the last takes a copy.
  const input = call.input instanceof Request && !isLast ? call.input.clone() : call.input;
  const response = await deadline.race(send(input, { ...call.init, redirect: 'manual', signal: deadline.signal }));
  refuseRedirect(response);
  return deadline.race(readFully(response));
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

const networkError = (cause: unknown) =>
  new ApiError({ statusCode: NO_RESPONSE_STATUS, message: 'The server could not be reached', source: 'network', retryable: true, cause });

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
  return Math.max(backoff, retryAfterMs(result.headers.get('retry-after'), Date.now()) ?? 0);
}

async function run(call: Call, send: FetchFunction, deadline: Deadline, policy: RetryPolicy): Promise<Response> {
  const ended = deadline.ended();
  if (ended !== null) throw ended;
  const limit = isRepeatable(call, policy) && !(call.init.body instanceof ReadableStream) ? policy.limit : 0;
  for (let attempt = 0; ; attempt += 1) {
    const result = await outcome(attemptOnce(call, send, deadline, attempt === limit), deadline);
    const pause = attempt < limit ? pauseMs(result, attempt, policy) : null;
    // Waiting past the end would turn an answer into a timeout.
    if (pause === null || pause >= deadline.remainingMs()) {
      if (result instanceof ApiError) throw result;
      return result;
    }
    await deadline.sleep(pause);
  }
}

/**
 * A `fetch` with a timeout over the whole call and retries. Resolves with the last Response, whatever its status; rejects
 * with the caller's AbortError, or with ApiError: no answer (511, 'network'), none in time (511, 'timeout'), a redirect.
 */
export function createFetch(options: CreateFetchOptions = {}): FetchFunction {
  const { retry = 0 } = options;
  const timeoutMs = checkTimeout(options.timeoutMs ?? TIMEOUT_MS);
  const policy = retryPolicy(retry);
  return async (input, init) => {
    const call = readable(() => describeCall(input, init));
    const deadline = startDeadline(timeoutMs, call.caller);
    try {
      return await run(call, options.fetch ?? fetch, deadline, policy);
    } finally {
      deadline.dispose();
    }
  };
}
