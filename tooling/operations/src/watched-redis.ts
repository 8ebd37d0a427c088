import { connect } from 'node:net';
import { type RedisServer, startRedis } from '@muddat/checks/redis';
import { createClient } from '@redis/client';
import { expect, vi } from 'vitest';

const NAME = 'muddat-redis';
const PASSWORD = 'redis-of-the-tests';
const SENTINEL_PASSWORD = 'sentinels-of-the-tests';
const SENTINELS = 3;
const FULL_BACKLOG = 4;
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
  /** Stops the first sentinel as a lost machine is: it answers nothing (`silent`), or packets to it are dropped (`away`). Returns its end. */
  freezeSentinel(how: 'silent' | 'away'): Promise<() => void>;
  stop(): Promise<void>;
};

export async function startWatchedRedis(): Promise<WatchedRedis> {
  const configuration = `masterauth ${PASSWORD}\nrepl-diskless-sync-delay 0\n`;
  const first = await startRedis({ password: PASSWORD, configuration });
  const replica = await startRedis({ password: PASSWORD, configuration: `${configuration}replicaof 127.0.0.1 ${first.port}\n` });
  const watch = `sentinel monitor ${NAME} 127.0.0.1 ${first.port} 2
    sentinel auth-pass ${NAME} ${PASSWORD}
    sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}
    sentinel failover-timeout ${NAME} 5000`;
  const sentinels: RedisServer[] = [];
  for (let count = 0; count < SENTINELS; count += 1)
    sentinels.push(
      await startRedis({ password: SENTINEL_PASSWORD, configuration: count === 0 ? `${watch}\ntcp-backlog 1` : watch, isSentinel: true }),
    );
  for (const { url } of sentinels)
    await vi.waitFor(async () => expect(await readInfo(url, 'sentinel')).toContain(`,slaves=1,sentinels=${SENTINELS}`), START_LIMIT);

  const running = new Set([first, replica, ...sentinels]);
  /** The primary first. */
  const stores = [first, replica];
  const ports = stores.map(({ port }) => port);
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
    async killPrimary() {
      const primary = stores.shift();
      // What the replica does not have yet is lost with the primary, so it gets all writes first.
      if (primary !== undefined) await ask(primary.url, ['SET', 'last-write', '1'], ['WAIT', '1', '5000']);
      await end(primary);
    },
    killSentinel: () => end(sentinels[0]),
    async restartKilled() {
      const port = ports.find((used) => stores.every((store) => store.port !== used));
      const server = await startRedis({ ...(port !== undefined && { port }), password: PASSWORD, configuration });
      stores.push(server);
      running.add(server);
    },
    async freezeSentinel(how) {
      const { url = '', port = 0 } = sentinels[0] ?? {};
      const pid = Number(/process_id:(\d+)/.exec(await readInfo(url, 'server'))?.[1]);
      process.kill(pid, 'SIGSTOP');
      // The kernel drops packets that open a connection while more than the backlog wait to be accepted.
      const waiting = Array.from({ length: how === 'away' ? FULL_BACKLOG : 0 }, () =>
        connect(port, '127.0.0.1').on('error', () => undefined),
      );
      return () => {
        for (const socket of waiting) socket.destroy();
        process.kill(pid, 'SIGCONT');
      };
    },
    async stop() {
      await Promise.all([...running].map(end));
    },
  };
}

/** What a server says, such as `master0:name=…,slaves=1,sentinels=3`. */
const readInfo = (url: string, section: 'sentinel' | 'server'): Promise<string> => ask(url, ['INFO', section]);

/** Returns the answer to the last command. */
async function ask(url: string, ...commands: string[][]): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  try {
    let answer = '';
    for (const command of commands) answer = String(await client.sendCommand(command));
    return answer;
  } finally {
    client.destroy();
  }
}
