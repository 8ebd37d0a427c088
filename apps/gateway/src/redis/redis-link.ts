import { createClient, createSentinel, ErrorReply, type RedisClientType, type RedisSentinelType } from '@redis/client';
import type { Sentinels } from '../config/sentinels.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const FIRST_RECONNECT_MS = 50;
const LONGEST_RECONNECT_MS = 1_000;
/** How often the sentinels are asked for the primary. */
const SCAN_MS = 1_000;

/** A connection that reconnects by itself. `connect` is called once, and again only after it has failed. */
export type RedisLink = {
  readonly client: Pick<RedisClientType | RedisSentinelType, 'eval' | 'set'>;
  readonly isOpen: () => boolean;
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => unknown;
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

/** Sentinels that refuse us. The message is one clear line. */
export class RefusedError extends Error {}

type OnError = (error: unknown) => void;

const reconnectStrategy = (tries: number): number =>
  Math.min(FIRST_RECONNECT_MS * 2 ** Math.min(tries, 10), LONGEST_RECONNECT_MS) * (0.5 + Math.random() / 2);
const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy };

export function openRedis(url: string, onError: OnError, onReady: () => void): RedisLink {
  // While Redis is unreachable, commands fail at once instead of waiting in a queue.
  const client = createClient({ url, disableOfflineQueue: true, socket });
  client.on('error', onError).on('ready', onReady);
  return { client, isOpen: () => client.isOpen, connect: () => client.connect(), destroy: () => client.destroy() };
}

/** User, password, database and TLS are those of the URL. Host and port come from the sentinels. */
export function openRedisOfSentinels(url: string, sentinels: Sentinels, onError: OnError): RedisLink {
  const { protocol, username, password, pathname } = new URL(url);
  const tls = protocol === 'rediss:' ? { tls: true as const } : {};
  const client = createSentinel({
    name: sentinels.name,
    sentinelRootNodes: [...sentinels.nodes],
    sentinelClientOptions: {
      socket: { ...tls, connectTimeout: CONNECT_TIMEOUT_MS },
      ...(sentinels.password && { password: sentinels.password }),
    },
    nodeClientOptions: {
      disableOfflineQueue: true,
      socket: { ...tls, ...socket },
      database: Number(pathname.slice(1)),
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    },
    // A script that may have run already is not run again, and a start does not wait for sentinels.
    maxCommandRediscovers: 0,
    scanInterval: SCAN_MS,
    passthroughClientErrorEvents: true,
  });
  let lastError: unknown;
  client.on('error', (error: unknown) => {
    lastError = error;
    // One failing sentinel is no fault: the others know the primary.
    if (error instanceof Error && error.message.startsWith('Master Client')) onError(error.cause);
  });
  return {
    client,
    isOpen: () => client.isOpen,
    async connect() {
      await client.connect().catch((error: unknown) => {
        throw isRefused(lastError) && !(error instanceof ErrorReply) ? new RefusedError(describeSentinelRefusal(lastError)) : error;
      });
    },
    destroy: () => client.destroy(),
  };
}

const describeSentinelRefusal = (error: unknown): string =>
  error instanceof ErrorReply && error.message.includes('No such master')
    ? 'REDIS_SENTINEL_NAME: the sentinels watch no primary of this name.'
    : `REDIS_SENTINEL_PASSWORD is refused by the sentinels (${errorKindOf(error)}).`;
