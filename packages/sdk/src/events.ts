import { createParser } from 'eventsource-parser';
import { callOf, type MuddatClientOptions } from './client/create-api.ts';
import type { Call } from './client/create-methods.ts';
import { ApiError, isApiError } from './errors/api-error.ts';
import { networkError } from './fetch/create-fetch.ts';
import { pause, startDeadline } from './fetch/deadline.ts';
import { backoffMs, type RetryPolicy, retryPolicy } from './fetch/retry-policy.ts';

export type { MuddatClientOptions } from './client/create-api.ts';
export { ApiError, isApiError } from './errors/api-error.ts';

const EVENT_TYPES = ['order', 'payment', 'limit', 'verification', 'notification'] as const;

/** The kinds of data whose change an event reports. */
export type MuddatEventType = (typeof EVENT_TYPES)[number];

/** Something has changed for the customer. An event carries no data: request the data of its type again. */
export interface MuddatEvent {
  readonly type: MuddatEventType;
  /** Pass it as `lastEventId` to continue later, for example after a restart; null when the server has sent none yet. */
  readonly id: string | null;
}

/** Where a stream begins, and what ends it. */
export interface StreamEventsOptions {
  /** Ends the stream: an aborted signal with an AbortError, `AbortSignal.timeout()` with an ApiError of the source 'timeout'. */
  signal?: AbortSignal;
  /** The `id` of the last event seen, to also get what has changed since; without it the stream begins with the next change. */
  lastEventId?: string;
}

/** A comment comes every ten seconds: after a longer silence the connection is lost, whatever the network says. */
const SILENCE_MS = 30_000;
/** The pause before a new connection until the server names one with `retry`. */
const RECONNECT_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** No line of the stream is that long. An endless one would fill the memory. */
const MAX_BUFFER_CHARS = 100_000;
const OPERATION = { method: 'get', path: '/v3/user/events', file: true, accept: 'text/event-stream' } as const;

/** What outlives a connection. */
type Position = { id: string; reconnectMs: number; failures: number };

const isEventType = (name: string | undefined): name is MuddatEventType => EVENT_TYPES.some((type) => type === name);

const unreadable = (message: string, { status, headers }: Response) =>
  Object.assign(new ApiError({ statusCode: status, message, source: 'parse', requestId: headers.get('x-request-id'), retryable: false }), {
    operation: 'installment.streamEvents',
    method: 'GET',
    attempts: 1,
  });

/** The events of one connection until it ends. Rejects with an ApiError of the source 'timeout' when it falls silent. */
async function* eventsOf(response: Response, position: Position, signal: AbortSignal | undefined): AsyncGenerator<MuddatEvent> {
  const reader = response.body?.getReader();
  if (reader === undefined || !/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    reader?.cancel().catch(() => undefined);
    throw unreadable(`${response.url} does not answer with an event stream. Check the base URL.`, response);
  }
  let events: MuddatEvent[] = [];
  const parser = createParser({
    maxBufferSize: MAX_BUFFER_CHARS,
    onRetry: (ms) => {
      position.reconnectMs = ms;
    },
    // A header cannot carry other characters.
    onId: (id) => {
      if (/^[\x20-\x7e]*$/.test(id)) position.id = id;
    },
    onEvent: ({ event }) => {
      if (isEventType(event)) events.push({ type: event, id: position.id || null });
    },
    onError: ({ type, message }) => {
      if (type === 'max-buffer-size-exceeded') throw unreadable(message, response);
    },
  });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const deadline = startDeadline(SILENCE_MS, signal ?? null);
      const read = reader.read().catch((cause: unknown) => Promise.reject(networkError(cause)));
      const { done, value } = await deadline.race(read).finally(deadline.dispose);
      if (done) return;
      position.failures = 0;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
      events = [];
    }
  } finally {
    // Lets the connection go.
    reader.cancel().catch(() => undefined);
  }
}

async function* follow(call: Call, policy: RetryPolicy, position: Position, signal: AbortSignal | undefined): AsyncGenerator<MuddatEvent> {
  for (;;) {
    // A failure until the first bytes come: a server that ends each connection at once must not be asked again and again.
    position.failures += 1;
    let retryAfterMs = 0;
    try {
      const headers = position.id === '' ? {} : { 'Last-Event-ID': position.id };
      const { response } = await call('streamEvents', OPERATION, {}, { headers, retry: 0, ...(signal === undefined ? {} : { signal }) });
      yield* eventsOf(response, position, signal);
    } catch (error) {
      if (!isApiError(error) || !error.retryable) throw error;
      retryAfterMs = error.retryAfterMs ?? 0;
    }
    const backoff = backoffMs(Math.max(position.failures - 1, 0), policy.baseDelayMs, Math.random());
    await pause(Math.max(position.reconnectMs, retryAfterMs, Math.min(backoff, MAX_BACKOFF_MS)), signal);
  }
}

/**
 * The customer's changes as they happen: orders, payments, the limit, the verification and notifications. `for await` receives them until
 * `break`, or until the signal ends it. A connection that ends, breaks or is silent for 30 seconds is replaced by another that continues
 * after the last event: after the pause that the server names in `retry`, after longer pauses of up to 30 seconds while it fails, or when the
 * server allows it (429). A rejected token is renewed once for each connection. Events of a type that this version does not know are left
 * out. Nothing is missed between two connections, but the same change may come twice.
 *
 * `timeoutMs` limits the opening of a connection. Of `retry` only `baseDelayMs` counts: the attempts never end.
 *
 * @throws ApiError for what does not pass by itself: 400, 401 without another token, 403, 404, or an answer that is no event stream;
 * AbortError when the signal is aborted; TypeError at once for a wrong address.
 *
 * @example
 * for await (const { type } of streamEvents({ environment: 'sandbox', getAccessToken: session }, { signal })) {
 *   if (type === 'payment') await showPayments();
 * }
 */
export function streamEvents(options: MuddatClientOptions, { signal, lastEventId }: StreamEventsOptions = {}): AsyncGenerator<MuddatEvent> {
  const position = { id: lastEventId ?? '', reconnectMs: RECONNECT_MS, failures: 0 };
  return follow(callOf('installment', options), retryPolicy(options.retry ?? 0), position, signal);
}
