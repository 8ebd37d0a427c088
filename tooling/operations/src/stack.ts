import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@muddat/checks/postgres';
import { startRedis } from '@muddat/checks/redis';
import { createTcpProxy, type TcpProxy } from '@muddat/faults/tcp-proxy';
import { writeBundles } from '@muddat/gateway/testing/bundles';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { ROOT } from '@muddat/servers/root';
import { AppServer, ServerProcess } from '@muddat/servers/server-process';
import getPort from 'get-port';
import { type Balancer, createBalancer } from './balancer.ts';
import { writeCertificate } from './certificate.ts';

const SANDBOXES = 2;
const CLIENT = { AUTH_CLIENT_ID: 'muddat-web', AUTH_CLIENT_SECRET: 'the-secret-of-this-test-only' };
const OPERATOR = {
  OPERATOR_NAME: '«Qadam» MCHJ',
  OPERATOR_STIR: '301234567',
  OPERATOR_ADDRESS: 'Toshkent',
  OPERATOR_LICENCE: '77',
};

export type OperationsStack = {
  readonly url: string;
  readonly ca: string;
  readonly gateways: readonly ServerProcess[];
  readonly sandboxes: readonly AppServer[];
  readonly balancer: Balancer;
  /** The connections to the two stores, which a test cuts. */
  readonly redis: TcpProxy;
  readonly database: TcpProxy;
  /** Calls the tools for testers of a backend. */
  tool(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, sandbox?: number): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
};

/** Gateways as in production and two sandboxes on one PostgreSQL and one Redis, behind HAProxy, as processes on loopback. */
export async function startOperationsStack(gatewayCount: number): Promise<OperationsStack> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-operations-'));
  const [postgres, store] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  const [database, redis] = await Promise.all([proxyOf(postgres.url), proxyOf(store.url)]);
  const [sitePort = 0, backendPort = 0, statusPort = 0, ...ports] = await findPorts(3 + 2 * gatewayCount + SANDBOXES);
  const gatewayPorts = ports.slice(0, gatewayCount);
  const opsPorts = ports.slice(gatewayCount, 2 * gatewayCount);
  const sandboxPorts = ports.slice(2 * gatewayCount);
  const { pem, ca } = writeCertificate(folder);
  const url = `https://localhost:${sitePort}`;
  const shared = { ...process.env, ...CLIENT, HOST: '127.0.0.1', PUBLIC_URL: url, LOG_LEVEL: 'warn', NODE_ENV: '' };
  const sandboxes = sandboxPorts.map((port) => {
    const own = { SANDBOX_PORT: String(port), DATA_DIR: join(folder, 'sandbox'), DATABASE_URL: database.url, RATE_LIMITS: 'off' };
    return new AppServer('sandbox', port, { ...shared, ...own });
  });
  const apps = linkApps(folder);
  const gateways = gatewayPorts.map((port, index) => {
    const ops = opsPorts[index];
    const env = {
      ...shared,
      ...OPERATOR,
      NODE_ENV: 'production',
      PORT: String(port),
      OPS_PORT: String(ops),
      DATA_DIR: join(folder, `gateway${index}`),
      REDIS_URL: redis.url,
      SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all',
      TRUSTED_PROXIES: '127.0.0.1',
      ...upstreamsOf(`http://127.0.0.1:${backendPort}`),
    };
    const program = ['--preserve-symlinks-main', join(apps, 'gateway', 'src', 'main.ts')];
    return new ServerProcess('gateway', { program, env, ready: `http://127.0.0.1:${ops}/readyz` });
  });
  const balancer = createBalancer({ folder, pem, sitePort, backendPort, statusPort, gatewayPorts, sandboxPorts });
  const stop = async () => {
    await Promise.all([...gateways, ...sandboxes].map((server) => server.end('SIGKILL')));
    await balancer.server.end('SIGTERM');
    await Promise.all([redis.proxy.close(), database.proxy.close()]);
    await Promise.all([store.stop(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([balancer.server, ...sandboxes, ...gateways].map((server) => server.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    ca,
    gateways,
    sandboxes,
    balancer,
    redis: redis.proxy,
    database: database.proxy,
    tool: async (method, path, body, sandbox = 0) => {
      const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const server = sandboxes[sandbox];
      const answer = await fetch(`${server?.url ?? ''}${path}`, { method, ...json }).catch((cause: unknown) => {
        throw new Error(`sandbox ${sandbox} does not answer:\n${server?.output.slice(-2_000)}`, { cause });
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
    stop,
  };
}

/** The apps with tiny builds: pages are not what is tested here. */
function linkApps(folder: string): string {
  const apps = join(folder, 'apps');
  const { site, cabinet } = writeBundles(join(folder, 'builds'));
  for (const app of ['public-site', 'cabinet']) mkdirSync(join(apps, app), { recursive: true });
  symlinkSync(site, join(apps, 'public-site', 'dist'));
  symlinkSync(cabinet, join(apps, 'cabinet', 'dist'));
  symlinkSync(join(ROOT, 'apps', 'gateway'), join(apps, 'gateway'));
  return apps;
}

async function proxyOf(target: string): Promise<{ proxy: TcpProxy; url: string }> {
  const url = new URL(target);
  const proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}

async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await getPort({ host: '127.0.0.1', exclude: [...ports] }));
  return [...ports];
}
