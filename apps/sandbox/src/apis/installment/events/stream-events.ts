import { PassThrough, pipeline, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { tokenFamilies } from '../../../db/schema/auth.ts';
import { changedTopics, readStanding, type StandingId, standingOf, type Topic, writeStanding } from './standing.ts';

/** spec gap: all of these are real time. */
const LOOK_MS = 1_000;
/** A gateway ends an answer that is silent for 15 s (spec 9). */
const COMMENT_MS = 10_000;
/** A stream tells nothing to anybody for longer; whoever still reads it comes again. */
const LIFE_MS = 300_000;
const RETRY_MS = 3_000;
const MAX_STREAMS = 10;

/** Kept alive, the connection of a stream that has ended would hold a server that closes. */
const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' };

/** Open streams by customer, of this process. */
const open = new Map<string, number>();

export const streamEvents = operation('installment', 'streamEvents', async ({ ctx, request, customer, headers }) => {
  const reader = requireCustomer(customer);
  const { id } = reader;
  // HEAD asks for the headers alone: it is no stream, and takes none of the customer's.
  if (request.method === 'HEAD') return { status: 200, body: Readable.from([]), headers: HEADERS };
  if ((open.get(id) ?? 0) >= MAX_STREAMS)
    throw new Problem('rate_limited', { extras: { retry_after: 60 }, headers: { 'retry-after': '60' } });
  // Read before the answer begins, so that a database that is away is an error and no empty stream.
  const standing = await standingOf(ctx.db, id);
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, ctx.closing, AbortSignal.timeout(LIFE_MS)]);
  open.set(id, (open.get(id) ?? 0) + 1);
  const body = new PassThrough();
  // A failure ends the answer in the middle, and its reader comes again with the id.
  pipeline(chunks(ctx, reader, readStanding(headers['last-event-id']), standing, signal), body, () => undefined);
  body.once('close', () => {
    left.abort();
    const others = (open.get(id) ?? 1) - 1;
    if (others > 0) open.set(id, others);
    else open.delete(id);
  });
  return { status: 200, body, headers: HEADERS };
});

async function* chunks(
  { db }: Pick<Context, 'db'>,
  { id: customerId, familyId }: Customer,
  known: StandingId | null,
  now: StandingId,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let standing = now;
  yield `retry: ${RETRY_MS}\n${eventsText(known === null ? [] : changedTopics(known, now), now)}`;
  let saidAt = Date.now();
  while (await pause(signal)) {
    // Its reader comes again, is refused, and knows that the sign-in was ended elsewhere.
    if (!(await isSignedIn(db, familyId))) return;
    const after = await standingOf(db, customerId);
    const changed = changedTopics(standing, after);
    standing = after;
    if (changed.length > 0) yield eventsText(changed, after);
    else if (Date.now() - saidAt >= COMMENT_MS) yield ': still here\n\n';
    else continue;
    saidAt = Date.now();
  }
}

/** The id comes with the last of several, so that a break between two loses none; without an event it is remembered all the same. */
export function eventsText(topics: readonly Topic[], standing: StandingId): string {
  const id = `id: ${writeStanding(standing)}\n`;
  if (topics.length === 0) return `${id}\n`;
  return topics.map((topic, place) => `event: ${topic}\ndata:\n${place === topics.length - 1 ? id : ''}\n`).join('');
}

const isSignedIn = async (db: Database, familyId: string): Promise<boolean> =>
  (await db.$count(tokenFamilies, and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.endedAt)))) > 0;

/** False when the reader has gone, the server closes or the time is over. */
const pause = (signal: AbortSignal): Promise<boolean> =>
  setTimeout(LOOK_MS, undefined, { signal }).then(
    () => true,
    () => false,
  );
