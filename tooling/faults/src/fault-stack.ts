import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '@muddat/checks/postgres';
import { writeBundles } from '@muddat/gateway/testing/bundles';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { ROOT } from '@muddat/servers/root';
import { copySeededFolder } from '@muddat/servers/seeded-folder';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/**
 * A gateway and a sandbox as real processes that a fault may kill. `database`: the PostgreSQL server, if used, with the proxy in front of
 * it.
 */
export type FaultStack = {
  readonly url: string;
  readonly gateway: AppServer;
  readonly sandbox: AppServer;
  readonly database: { readonly server: PostgresServer; readonly line: TcpProxy } | null;
  /** Calls the sandbox's tools for testers. */
  tool(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
};

/**
 * Starts a gateway and a sandbox; with `postgres` null, on the embedded database. The gateway gets tiny builds of the apps, because no
 * page is requested.
 */
export async function startFaultStack(postgres: PostgresServer | null): Promise<FaultStack> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat faults '));
  const apps = join(folder, 'apps');
  const data = join(folder, 'data');
  const { site, cabinet } = writeBundles(join(folder, 'builds'));
  for (const app of ['public-site', 'cabinet']) mkdirSync(join(apps, app), { recursive: true });
  symlinkSync(site, join(apps, 'public-site', 'dist'));
  symlinkSync(cabinet, join(apps, 'cabinet', 'dist'));
  symlinkSync(join(ROOT, 'apps', 'gateway'), join(apps, 'gateway'));
  mkdirSync(data);
  if (postgres === null) await copySeededFolder(data);
  const database = postgres === null ? null : await behindProxy(postgres);
  const [port, sandboxPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    OPS_PORT: '0',
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: data,
    DATABASE_URL: database?.url ?? '',
    REDIS_URL: '',
    PUBLIC_URL: url,
    BOT_PROTECTION: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...upstreamsOf(`http://127.0.0.1:${sandboxPort}`),
  };
  const sandbox = new AppServer('sandbox', sandboxPort, env);
  const gateway = new AppServer('gateway', port, env, apps);
  await Promise.all([sandbox.start(), gateway.start()]);
  return {
    url,
    gateway,
    sandbox,
    database,
    tool: async (method, path, body) => {
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(`${sandbox.url}${path}`, { method, ...(body === undefined ? {} : json) });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
    stop: async () => {
      await Promise.all([gateway.end('SIGKILL'), sandbox.end('SIGKILL')]);
      await database?.line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a proxy in front of the server; `url` goes through the proxy. */
async function behindProxy(server: PostgresServer) {
  const url = new URL(server.url);
  const line = await createTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  return { server, line, url: url.href };
}
