import { createClient, ErrorReply } from '@redis/client';
import { Problem } from '../http/problem.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** Limit for a server that keeps the connection open without answering; a broken connection fails at once. */
const COMMAND_TIMEOUT_MS = 10_000;
const FIRST_RECONNECT_MS = 50;
const LONGEST_RECONNECT_MS = 1_000;
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

/** The kind of failure, for the log: without the server's name, password or address. */
const errorKindOf = (error: unknown): string =>
  error instanceof ErrorReply
    ? (error.message.split(' ')[0] ?? '')
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'closed';

/** Whether the server refuses us, so that waiting does not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof ErrorReply && /^(WRONGPASS|NOAUTH|NOPERM|ERR (?!max number of clients))/.test(error.message);

/**
 * Connects to REDIS_URL and reconnects whenever the connection breaks. If Redis is unreachable at the start, the client keeps trying in
 * the background (see /readyz). Throws an Error with one clear line if Redis refuses the name, the password or the database.
 */
export async function connectRedis(url: string, log: Log, commandTimeoutMs = COMMAND_TIMEOUT_MS): Promise<RedisConnection> {
  const client = createClient({
    url,
    // While Redis is unreachable, commands fail at once instead of waiting in a queue.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) =>
        Math.min(FIRST_RECONNECT_MS * 2 ** Math.min(tries, 10), LONGEST_RECONNECT_MS) * (0.5 + Math.random() / 2),
    },
  });
  let isAway = false;
  const noteAway = (kind: string): void => {
    if (!isAway) log.warn({ kind }, 'Redis is away');
    isAway = true;
  };
  const noteBack = (): void => {
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
  };
  client.on('error', (error: unknown) => noteAway(errorKindOf(error)));
  client.on('ready', noteBack);
  const failed = new Promise<unknown>((resolve) => client.once('error', resolve));
  const refusal = await Promise.race([
    client.connect().then(
      () => null,
      (error: unknown) => error,
    ),
    failed,
  ]);
  if (isRefused(refusal)) {
    client.destroy();
    throw new Error(`REDIS_URL is refused by the server (${errorKindOf(refusal)}): check its user name, password and database number.`);
  }

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
    run: (script, keys, args) => answer(() => client.eval(script, { keys: [...keys], arguments: args.map(String) })),
    async ping() {
      // Writes, because a full Redis still answers PING.
      await answer(() => client.set('muddat:ready', '1', { PX: READY_KEY_MS }));
    },
    async close() {
      client.destroy();
    },
  };
}
