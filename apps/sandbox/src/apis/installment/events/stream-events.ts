import { PassThrough, pipeline, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { eventStreams } from '../../../core/metrics/metrics.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { tokenFamilies } from '../../../db/schema/auth.ts';
import {
  changedTopics,
  formatStreamCursor,
  loadStreamCursor,
  parseStreamCursor,
  type StreamCursor,
  type StreamTopic,
} from './stream-cursor.ts';

/** spec gap: these durations are real time, not business time. */
const POLL_INTERVAL_MS = 1_000;
/** Interval of comment lines: the gateway ends a response that is silent for 15 s (spec 9). */
const KEEPALIVE_INTERVAL_MS = 10_000;
/** Maximum duration of a stream. The client then reconnects. */
const MAX_STREAM_MS = 300_000;
const RETRY_MS = 3_000;
const MAX_STREAMS = 10;

/** With keep-alive, the connection of an ended stream would block the server's shutdown. */
const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' };

/** Number of open streams of each customer in this process. */
const openStreams = new Map<string, number>();

export const streamEvents = operation('installment', 'streamEvents', async ({ ctx, request, customer, headers }) => {
  const reader = requireCustomer(customer);
  const { id } = reader;
  // HEAD asks for headers only: it opens no stream and does not count as one.
  if (request.method === 'HEAD') return { status: 200, body: Readable.from([]), headers: HEADERS };
  if ((openStreams.get(id) ?? 0) >= MAX_STREAMS)
    throw new Problem('rate_limited', { extras: { retry_after: 60 }, headers: { 'retry-after': '60' } });
  // Read before the response begins: an unreachable database must give an error, not an empty stream.
  const standing = await loadStreamCursor(ctx.db, id);
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, ctx.closing, AbortSignal.timeout(MAX_STREAM_MS)]);
  openStreams.set(id, (openStreams.get(id) ?? 0) + 1);
  eventStreams.inc();
  const body = new PassThrough();
  // A failure ends the stream. The client reconnects with the id of the last event that it received.
  pipeline(streamChunks(ctx, reader, parseStreamCursor(headers['last-event-id']), standing, signal), body, () => undefined);
  body.once('close', () => {
    left.abort();
    eventStreams.dec();
    const others = (openStreams.get(id) ?? 1) - 1;
    if (others > 0) openStreams.set(id, others);
    else openStreams.delete(id);
  });
  return { status: 200, body, headers: HEADERS };
});

async function* streamChunks(
  { db }: Pick<Context, 'db'>,
  { id: customerId, familyId }: Customer,
  known: StreamCursor | null,
  now: StreamCursor,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let standing = now;
  yield `retry: ${RETRY_MS}\n${formatEvents(known === null ? [] : changedTopics(known, now), now)}`;
  let saidAt = Date.now();
  while (await pause(signal)) {
    // The session was ended elsewhere: end the stream, so that the client reconnects and gets 401.
    if (!(await isSignedIn(db, familyId))) return;
    const after = await loadStreamCursor(db, customerId);
    const changed = changedTopics(standing, after);
    standing = after;
    if (changed.length > 0) yield formatEvents(changed, after);
    else if (Date.now() - saidAt >= KEEPALIVE_INTERVAL_MS) yield ': still here\n\n';
    else continue;
    saidAt = Date.now();
  }
}

/**
 * All events of one change share an id, which is sent with the last of them, so that a broken connection loses none. Without topics, the
 * text is an id alone, which the client stores too.
 */
export function formatEvents(topics: readonly StreamTopic[], standing: StreamCursor): string {
  const id = `id: ${formatStreamCursor(standing)}\n`;
  if (topics.length === 0) return `${id}\n`;
  return topics.map((topic, place) => `event: ${topic}\ndata:\n${place === topics.length - 1 ? id : ''}\n`).join('');
}

const isSignedIn = async (db: Database, familyId: string): Promise<boolean> =>
  (await db.$count(tokenFamilies, and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.endedAt)))) > 0;

/** Waits for the interval. False when the client has disconnected, the server closes or the stream has reached its maximum duration. */
const pause = (signal: AbortSignal): Promise<boolean> =>
  setTimeout(POLL_INTERVAL_MS, undefined, { signal }).then(
    () => true,
    () => false,
  );
