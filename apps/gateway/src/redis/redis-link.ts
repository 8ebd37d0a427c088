import { createClient, ErrorReply, type RedisClientType } from '@redis/client';

const CONNECT_TIMEOUT_MS = 3_000;
const FIRST_RECONNECT_MS = 50;
const LONGEST_RECONNECT_MS = 1_000;

/** A connection that reconnects by itself. `connect` is called once. */
export type RedisLink = {
  readonly client: Pick<RedisClientType, 'eval' | 'set' | 'isReady'>;
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
};

/** The kind of failure, for the log: without the server's name, password or address. */
export const errorKindOf = (error: unknown): string =>
  error instanceof ErrorReply
    ? (error.message.split(' ')[0] ?? '')
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'closed';

/** Whether the server refuses us, so that waiting does not help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ErrorReply && /^(WRONGPASS|NOAUTH|NOPERM|ERR (?!max number of clients))/.test(error.message);

export type OnError = (error: unknown) => void;

const reconnectStrategy = (tries: number): number =>
  Math.min(FIRST_RECONNECT_MS * 2 ** Math.min(tries, 10), LONGEST_RECONNECT_MS) * (0.5 + Math.random() / 2);
const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy };

export function openRedis(url: string, onError: OnError, onReady: () => void): RedisLink {
  // While Redis is unreachable, commands fail at once instead of waiting in a queue.
  const client = createClient({ url, disableOfflineQueue: true, socket });
  client.on('error', onError).on('ready', onReady);
  return { client, connect: () => client.connect(), destroy: () => client.destroy() };
}
