import { createClient, ErrorReply } from '@redis/client';
import { Problem } from '../http/problem.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** A connection that breaks is told at once; this is for a server that holds it and says nothing. */
const COMMAND_TIMEOUT_MS = 10_000;
const FIRST_RECONNECT_MS = 50;
const LONGEST_RECONNECT_MS = 1_000;
const RETRY_AFTER_S = 2;
const READY_KEY_MS = 5_000;

export type Redis = {
  /**
   * Runs a Lua script, which is atomic in Redis. Throws upstream_unavailable with 503 and Retry-After while Redis is away:
   * nobody is signed out for it. What a call that was under way then did, nobody knows.
   */
  run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>;
  /** Whether it takes a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Log = { warn(fields: object, message: string): void; info(fields: object, message: string): void };

const away = (): Problem =>
  new Problem('upstream_unavailable', {
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    extras: { retry_after: RETRY_AFTER_S },
  });

/** No name, password or address of the server: only what kind of failure it was. */
const kindOf = (error: unknown): string =>
  error instanceof ErrorReply
    ? (error.message.split(' ')[0] ?? '')
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'closed';

/** What waiting does not mend: the server is there and will not have us. */
const isRefused = (error: unknown): boolean =>
  error instanceof ErrorReply && /^(WRONGPASS|NOAUTH|NOPERM|ERR (?!max number of clients))/.test(error.message);

/**
 * Connects to the Redis of REDIS_URL and keeps connecting anew when it goes away. A Redis that is away at the start is waited
 * for behind (/readyz says so); throws an Error with one clear line when it refuses the name, the password or the database.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const client = createClient({
    url,
    // A command while it is away fails at once instead of waiting for a Redis that may not come back.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) =>
        Math.min(FIRST_RECONNECT_MS * 2 ** Math.min(tries, 10), LONGEST_RECONNECT_MS) * (0.5 + Math.random() / 2),
    },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ kind: kindOf(error) }, 'Redis is away');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
  });
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
    throw new Error(`REDIS_URL is refused by the server (${kindOf(refusal)}): check its user name, password and database number.`);
  }

  const answer = async <T>(call: () => Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // After what has been read meanwhile: of a busy process the timer is due before the answers that are here already.
      timer = setTimeout(() => setImmediate(() => reject(away())), COMMAND_TIMEOUT_MS);
    });
    try {
      return await Promise.race([call(), late]);
    } catch (error) {
      // Redis that answers with an error of ours is a mistake in here, and says so; one that is loading or full is away.
      if (error instanceof ErrorReply && !/^(LOADING|BUSY|OOM|READONLY|MASTERDOWN|NOREPLICAS|MISCONF|CLUSTERDOWN)\b/.test(error.message))
        throw error;
      throw away();
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    run: (script, keys, args) => answer(() => client.eval(script, { keys: [...keys], arguments: args.map(String) })),
    async ping() {
      // A write: a full Redis still answers PING.
      await answer(() => client.set('muddat:ready', '1', { PX: READY_KEY_MS }));
    },
    async close() {
      client.destroy();
    },
  };
}
