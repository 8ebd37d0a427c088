import { setTimeout as delay } from 'node:timers/promises';
import { createClient, ErrorReply } from '@redis/client';
import type { SentinelNode, Sentinels } from '../config/sentinels.ts';
import { errorKindOf, isRefused, type OnError, openRedis, type RedisLink } from './redis-link.ts';

/** The pause between two rounds of questions to the sentinels. */
const LOOK_MS = 1_000;
/** A sentinel that takes longer to accept a connection, or to answer, is left out of this round. */
const SENTINEL_TIMEOUT_MS = 500;

/** Sentinels that refuse us. The message is one clear line. */
export class RefusedError extends Error {}

/** `epoch` grows with each failover. */
type Primary = { readonly host: string; readonly port: string; readonly epoch: number };

/**
 * Connects to the primary that the sentinels know, and follows it. All sentinels are asked at the same time and beside the calls, so a
 * sentinel that is away or silent delays nothing. User, password, database and TLS are those of the URL.
 */
export function openRedisOfSentinels(url: string, sentinels: Sentinels, onError: OnError): RedisLink {
  const stop = new AbortController();
  let current: { readonly primary: Primary; readonly link: RedisLink; readonly connected: Promise<unknown> } | null = null;

  const follow = (primary: Primary): void => {
    if (stop.signal.aborted || !isFollowed(primary, current && { ...current.primary, isReady: current.link.client.isReady })) return;
    current?.link.destroy();
    // A returned primary accepts connections before it becomes a replica. Only a write shows that Redis is back.
    const link = openRedis(addressOf(url, primary), onError, () => undefined);
    // `connected` settles when the first connection is made, or when the link is destroyed.
    current = { primary, link, connected: link.connect().catch(() => undefined) };
  };
  const look = async (): Promise<void> => {
    const answers = await Promise.allSettled(sentinels.nodes.map((node) => askSentinel(node, url, sentinels)));
    const primaries = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const [newest] = primaries.sort((one, other) => other.epoch - one.epoch);
    if (newest !== undefined) return follow(newest);
    const errors: unknown[] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const refusal = errors.find(isRefused);
    throw refusal === undefined ? errors[0] : new RefusedError(describeSentinelRefusal(refusal));
  };
  const watch = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await delay(LOOK_MS, undefined, { ref: false });
      if (!stop.signal.aborted) await look().catch(() => undefined);
    }
  };
  return {
    get client() {
      if (current === null) throw new Error('No sentinel has named a primary yet.');
      return current.link.client;
    },
    async connect() {
      await look().finally(() => void watch());
      await current?.connected;
    },
    destroy() {
      stop.abort();
      current?.link.destroy();
    },
  };
}

/** Whether the primary replaces the current one. A sentinel without contact to the others may name an old one, so a working one stays. */
export const isFollowed = (primary: Primary, current: (Primary & { readonly isReady: boolean }) | null): boolean =>
  current === null ||
  ((primary.host !== current.host || primary.port !== current.port) && (!current.isReady || primary.epoch > current.epoch));

function addressOf(url: string, { host, port }: Primary): string {
  const address = new URL(url);
  address.hostname = host.includes(':') ? `[${host}]` : host;
  address.port = port;
  return address.href;
}

async function askSentinel({ host, port }: SentinelNode, url: string, { name, password }: Sentinels): Promise<Primary> {
  const limits = { connectTimeout: SENTINEL_TIMEOUT_MS, socketTimeout: SENTINEL_TIMEOUT_MS, reconnectStrategy: false as const };
  const tls = url.startsWith('rediss:') ? { tls: true as const } : {};
  // In version 2 of the protocol the answer is a list.
  const client = createClient({ RESP: 2, socket: { ...tls, ...limits, host, port }, ...(password !== null && { password }) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer: unknown = await client.sendCommand(['SENTINEL', 'MASTER', name]);
    return readPrimary(answer);
  } finally {
    client.destroy();
  }
}

/** `answer`: names and values in turn. */
export function readPrimary(answer: unknown): Primary {
  const list: unknown[] = Array.isArray(answer) ? answer : [];
  const fields = new Map(list.flatMap((item, index) => (index % 2 === 0 ? [[item, String(list[index + 1])] as const] : [])));
  const [host, port, epoch] = [fields.get('ip'), fields.get('port'), fields.get('config-epoch')];
  if (host === undefined || port === undefined) throw new Error('The sentinel names no primary.');
  return { host, port, epoch: Number(epoch ?? 0) };
}

const describeSentinelRefusal = (error: unknown): string =>
  error instanceof ErrorReply && error.message.includes('No such master')
    ? 'REDIS_SENTINEL_NAME: the sentinels watch no primary of this name.'
    : `REDIS_SENTINEL_PASSWORD is refused by the sentinels (${errorKindOf(error)}).`;
