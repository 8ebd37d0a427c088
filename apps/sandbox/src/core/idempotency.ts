import { createHash } from 'node:crypto';
import { isProblemCode } from '@muddat/i18n';
import { and, eq, lt, notExists } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import type { PendingWrite } from '../db/run-writes-at-once.ts';
import { idempotencyKeys, payments } from '../db/schema/billing.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Context } from './context.ts';
import { fieldErrorCodesSchema } from './field-codes.ts';
import type { OperationResponse } from './operation.ts';
import { Problem } from './problem.ts';

type IdempotentCall = {
  readonly ctx: Context;
  readonly customerId: string;
  readonly operation: string;
  /** Undefined if the contract does not require a key and none was sent. */
  readonly key: string | undefined;
  /** Two calls with the same key are the same call if these values are equal: the body without anything that must not be stored. */
  readonly body: unknown;
};

/** The write that stores a response. It belongs in the transaction of the work itself, so that a crash cannot separate the two. */
export type StoreResponse = (tx: Database, reply: OperationResponse) => PendingWrite[];

/** How long a key is stored, in business time; domain, Payments requires at least 24 hours. */
const KEY_RETENTION_MS = 48 * 3_600_000;

/** PostgreSQL's code. */
const UNIQUE_VIOLATION = '23505';

const storedResponseSchema = v.variant('kind', [
  v.object({ kind: v.literal('reply'), status: v.number(), body: v.unknown() }),
  v.object({
    kind: v.literal('problem'),
    code: v.string(),
    status: v.number(),
    fields: v.optional(fieldErrorCodesSchema),
    extras: v.record(v.string(), v.unknown()),
    headers: v.record(v.string(), v.string()),
  }),
]);
type StoredResponse = v.InferOutput<typeof storedResponseSchema>;

/** Running calls of this sandbox, by database: maps the name of a key to the hash of its body. */
const runningCalls = new WeakMap<object, Map<string, string>>();

/**
 * Does the work of a key once (domain, Payments): the same key and body gets the stored response, another body 422 `idempotency_mismatch`,
 * a call that still runs 409 `idempotency_in_progress`. Responses of 2xx and 4xx are stored, except 429, which says that the call may be
 * repeated later. After 429 and after any other failure the key is free again. Validate before this call, so that a refused input does not
 * use up the key.
 *
 * Another sandbox of the database may run the same call. What the work writes exists once: by unique keys, or by rows that it locks. So one
 * of the two fails or is refused, and gets the response that the other one stored in the same commit.
 */
export async function runIdempotently<R extends OperationResponse>(
  call: IdempotentCall,
  work: (keep: StoreResponse) => Promise<R>,
): Promise<R> {
  const { ctx, key } = call;
  if (key === undefined) {
    await ctx.beforeWork();
    return work(() => []);
  }
  const hash = createHash('sha256').update(canonicalJson(call.body)).digest('hex');
  const mine = runningCallsOf(ctx.db);
  const name = JSON.stringify([call.customerId, call.operation, key]);
  const other = mine.get(name);
  if (other !== undefined) throw new Problem(other === hash ? 'idempotency_in_progress' : 'idempotency_mismatch');
  mine.set(name, hash);
  try {
    await ctx.beforeWork();
    const response = await readStoredResponse(call, key, hash);
    return response === null ? await workAndStoreResponse(call, key, hash, work) : replayResponse<R>(response);
  } finally {
    mine.delete(name);
  }
}

function runningCallsOf(db: object): Map<string, string> {
  const found = runningCalls.get(db) ?? new Map<string, string>();
  runningCalls.set(db, found);
  return found;
}

async function readStoredResponse(
  { ctx, customerId, operation }: IdempotentCall,
  key: string,
  hash: string,
): Promise<StoredResponse | null> {
  const [row] = await ctx.db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key)));
  if (row === undefined) return null;
  if (row.requestHash !== hash) throw new Problem('idempotency_mismatch');
  return v.parse(storedResponseSchema, row.answer);
}

async function workAndStoreResponse<R extends OperationResponse>(
  call: IdempotentCall,
  key: string,
  hash: string,
  work: (keep: StoreResponse) => Promise<R>,
): Promise<R> {
  let first: OperationResponse | null = null;
  const target = [idempotencyKeys.customerId, idempotencyKeys.operation, idempotencyKeys.key];
  const insert = (db: Database, answer: StoredResponse) => {
    const row = { customerId: call.customerId, operation: call.operation, key, requestHash: hash, answer, createdAt: call.ctx.clock.now() };
    return db.insert(idempotencyKeys).values(row);
  };
  const write = (db: Database, answer: StoredResponse) =>
    insert(db, answer).onConflictDoUpdate({ target, set: { answer }, setWhere: eq(idempotencyKeys.requestHash, hash) });
  try {
    const reply = await work((tx, response) => {
      first = response;
      return [write(tx, { kind: 'reply', status: response.status, body: response.body })];
    });
    if (first !== reply) await write(call.ctx.db, { kind: 'reply', status: reply.status, body: reply.body });
    return reply;
  } catch (error) {
    const isRefusal = error instanceof Problem && error.status < 500;
    if (!isRefusal && !isTaken(error)) throw error;
    const response = await readStoredResponse(call, key, hash);
    if (response !== null) return replayResponse<R>(response);
    if (isRefusal && error.status !== 429) await insert(call.ctx.db, toStoredProblem(error)).onConflictDoNothing({ target });
    throw error;
  }
}

/** Whether a unique key refused a row. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause);
}

function toStoredProblem({ code, status, fields, extras, headers }: Problem): StoredResponse {
  return {
    kind: 'problem',
    code,
    status,
    ...(fields === undefined ? {} : { fields: { ...fields } }),
    extras: { ...extras },
    headers: { ...headers },
  };
}

function replayResponse<R extends OperationResponse>(response: StoredResponse): R {
  if (response.kind === 'reply') {
    const reply: OperationResponse = { status: response.status, body: response.body };
    if (isResponseOf<R>(reply)) return reply;
  } else if (isProblemCode(response.code)) {
    const { status, fields, extras, headers } = response;
    throw new Problem(response.code, { status, extras, headers, ...(fields === undefined ? {} : { fields }) });
  }
  throw new TypeError('a stored response cannot be read');
}

/** Narrows the type only. That is safe: a key stores only successful responses of its own operation, whose handler returns `R`. */
function isResponseOf<R extends OperationResponse>(reply: OperationResponse): reply is R {
  return reply.status >= 200 && reply.status < 300;
}

/** Deletes keys after their storage time. Keys that made a payment are stored as long as the payment. */
export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const itsPayment = and(
    eq(payments.customerId, idempotencyKeys.customerId),
    eq(payments.operation, idempotencyKeys.operation),
    eq(payments.idempotencyKey, idempotencyKeys.key),
  );
  const made = db.select({ id: payments.id }).from(payments).where(itsPayment);
  await db.delete(idempotencyKeys).where(and(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_RETENTION_MS)), notExists(made)));
}
