import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@muddat/checks/postgres';
import { startRedis } from '@muddat/checks/redis';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';
import { ServerConnection } from '../portal-client.ts';

const CONNECTIONS = 8;

export type GrowthStack = {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  readonly gateways: readonly ServerConnection[];
  readonly sandbox: ServerConnection;
  stop(): Promise<void>;
};

/** Starts gateways on one Redis in front of a sandbox on PostgreSQL. Rate limits and the bot check are off. */
export async function startGrowthStack(gatewayCount: number): Promise<GrowthStack> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat growth '));
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const sandboxPort = await getPort({ host: '127.0.0.1' });
  const shared = {
    ...process.env,
    HOST: '127.0.0.1',
    OPS_PORT: '0',
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SESSION_SECRET: 'a secret of this benchmark, as long as one must be',
    BOT_PROTECTION: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...upstreamsOf(`http://127.0.0.1:${sandboxPort}`),
  };
  const sandbox = new AppServer('sandbox', sandboxPort, { ...shared, DATA_DIR: join(folder, 'sandbox') });
  const gateways: AppServer[] = [];
  for (let number = 1; number <= gatewayCount; number += 1) {
    const port = await getPort({ host: '127.0.0.1' });
    const own = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: join(folder, `gateway ${number}`) };
    gateways.push(new AppServer('gateway', port, { ...shared, ...own }));
  }
  await Promise.all([sandbox, ...gateways].map((server) => server.start()));
  const connections = [sandbox, ...gateways].map(({ url }) => new ServerConnection(url, CONNECTIONS));
  const [toSandbox, ...toGateways] = connections;
  if (toSandbox === undefined) throw new Error('there is no sandbox');
  return {
    redisUrl: redis.url,
    databaseUrl: postgres.url,
    gateways: toGateways,
    sandbox: toSandbox,
    stop: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await Promise.all([sandbox, ...gateways].map((server) => server.end('SIGKILL')));
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
