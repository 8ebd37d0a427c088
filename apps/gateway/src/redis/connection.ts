import { setTimeout as delay } from 'node:timers/promises';
import { ErrorReply } from '@redis/client';
import type { Sentinels } from '../config/sentinels.ts';
import { Problem } from '../http/problem.ts';
import { errorKindOf, isRefused, openRedis } from './redis-link.ts';
import { openRedisOfSentinels, RefusedError } from './sentinel-link.ts';

/** Limit for a server that keeps the connection open without answering; a broken connection fails at once. */
const COMMAND_TIMEOUT_MS = 10_000;
/** How often it is tried whether the primary that sentinels watch is back. */
const PROBE_MS = 250;
const RETRY_AFTER_S = 2;
const READY_KEY_MS = 5_000;

export type RedisConnection = {
  /**
   * Runs a Lua script, which Redis executes atomically. Throws upstream_unavailable (503 with Retry-After) while Redis is unreachable, so
   * nobody is signed out. Whether a script in progress was executed is unknown then.
   */
  run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>;
  /** Resolves if Redis accepts a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Log = { warn(fields: object, message: string): void; info(fields: object, message: string): void };

const unreachableProblem = (cause: 'Redis is away' | 'Redis is silent'): Problem =>
  new Problem('upstream_unavailable', {
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    extras: { retry_after: RETRY_AFTER_S },
    cause,
  });

type Options = { readonly sentinels?: Sentinels | null; readonly commandTimeoutMs?: number };

/**
 * Connects to REDIS_URL, or to the primary that REDIS_SENTINELS know, and reconnects whenever the connection breaks. If Redis is
 * unreachable at the start, it keeps trying in the background (see /readyz). Throws an Error with one clear line if Redis refuses the
 * name, the password or the database.
 */
export async function connectRedis(
  url: string,
  log: Log,
  { sentinels = null, commandTimeoutMs = COMMAND_TIMEOUT_MS }: Options = {},
): Promise<RedisConnection> {
  let isAway = false;
  let isClosed = false;
  const noteAway = (kind: string): void => {
    if (isAway || isClosed) return;
    log.warn({ kind }, 'Redis is away');
    isAway = true;
    if (sentinels !== null) void waitForPrimary();
  };
  const noteBack = (): void => {
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
  };
  const writeReadyKey = async (): Promise<unknown> => link.client.set('muddat:ready', '1', { PX: READY_KEY_MS });
  const waitForPrimary = async (): Promise<void> => {
    while (isAway && !isClosed) {
      await delay(PROBE_MS, undefined, { ref: false });
      await writeReadyKey().then(noteBack, () => undefined);
    }
  };
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const onError = (error: unknown): void => {
    noteAway(errorKindOf(error));
    fail(error);
  };
  const link = sentinels === null ? openRedis(url, onError, noteBack) : openRedisOfSentinels(url, sentinels, onError);
  const refusal = await Promise.race([
    link.connect().then(
      () => null,
      (error: unknown) => error,
    ),
    failed,
  ]);
  if (refusal instanceof RefusedError || isRefused(refusal)) {
    link.destroy();
    throw refusal instanceof RefusedError
      ? refusal
      : new Error(`REDIS_URL is refused by the server (${errorKindOf(refusal)}): check its user name, password and database number.`);
  }
  if (refusal !== null) noteAway(errorKindOf(refusal));

  const answer = async <T>(call: () => Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // `setImmediate` lets responses that have already arrived be read first: in a busy process the timer fires before them.
      timer = setTimeout(() => setImmediate(() => reject(unreachableProblem('Redis is silent'))), commandTimeoutMs);
    });
    try {
      const result = await Promise.race([call(), late]);
      noteBack();
      return result;
    } catch (error) {
      if (error instanceof Problem) {
        noteAway('silent');
        throw error;
      }
      // An error that Redis reports about a script is a bug of ours and is thrown unchanged. A loading or full Redis counts as unreachable.
      if (error instanceof ErrorReply && !/^(LOADING|BUSY|OOM|READONLY|MASTERDOWN|NOREPLICAS|MISCONF|CLUSTERDOWN)\b/.test(error.message))
        throw error;
      throw unreachableProblem('Redis is away');
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    run: (script, keys, args) => answer(() => link.client.eval(script, { keys: [...keys], arguments: args.map(String) })),
    async ping() {
      // Writes, because a full Redis still answers PING.
      await answer(writeReadyKey);
    },
    async close() {
      isClosed = true;
      link.destroy();
    },
  };
}
