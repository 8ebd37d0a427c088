import { type RedisServer, startRedis } from '@muddat/checks/redis';
import { createClient } from '@redis/client';
import { expect, vi } from 'vitest';

const NAME = 'muddat-redis';
const PASSWORD = 'redis-of-the-tests';
const SENTINEL_PASSWORD = 'sentinels-of-the-tests';
const SENTINELS = 3;
/** After this time without an answer a primary is replaced. */
const DOWN_AFTER_MS = 2_000;
const START_LIMIT = { timeout: 60_000, interval: 200 };

/** A primary with a replica, and three sentinels that watch them. */
export type WatchedRedis = {
  /** Settings of a gateway that uses them. */
  env: Record<string, string>;
  /** Ends a server at once, as a crash does. */
  killPrimary(): Promise<void>;
  killSentinel(): Promise<void>;
  /** Starts the killed one again, as the primary that it was. */
  restartKilled(): Promise<void>;
  stop(): Promise<void>;
};

export async function startWatchedRedis(): Promise<WatchedRedis> {
  const configuration = `masterauth ${PASSWORD}\nrepl-diskless-sync-delay 0\n`;
  const primary = await startRedis({ password: PASSWORD, configuration });
  const replica = await startRedis({ password: PASSWORD, configuration: `${configuration}replicaof 127.0.0.1 ${primary.port}\n` });
  const watch = `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 2
    sentinel auth-pass ${NAME} ${PASSWORD}
    sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}
    sentinel failover-timeout ${NAME} 5000`;
  const sentinels: RedisServer[] = [];
  for (let count = 0; count < SENTINELS; count += 1)
    sentinels.push(await startRedis({ password: SENTINEL_PASSWORD, configuration: watch, isSentinel: true }));
  for (const { url } of sentinels)
    await vi.waitFor(async () => expect(await readKnown(url)).toContain(`,slaves=1,sentinels=${SENTINELS}`), START_LIMIT);

  const running = new Set([primary, replica, ...sentinels]);
  const end = async (server: RedisServer | undefined): Promise<void> => {
    if (server === undefined || !running.delete(server)) return;
    await server.stop();
  };
  return {
    env: {
      REDIS_URL: `redis://:${PASSWORD}@sentinels/1`,
      REDIS_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
      REDIS_SENTINEL_NAME: NAME,
      REDIS_SENTINEL_PASSWORD: SENTINEL_PASSWORD,
    },
    killPrimary: () => end(primary),
    killSentinel: () => end(sentinels[0]),
    async restartKilled() {
      running.add(await startRedis({ port: primary.port, password: PASSWORD, configuration }));
    },
    async stop() {
      await Promise.all([...running].map(end));
    },
  };
}

/** What a sentinel says about the primary, such as `master0:name=…,slaves=1,sentinels=3`. */
async function readKnown(url: string): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  try {
    return String(await client.sendCommand(['INFO', 'sentinel']));
  } finally {
    client.destroy();
  }
}
