import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { findPersonalData, findPersonalDataInMetrics, type PersonalData } from '@muddat/servers/personal-data';
import { copySeededFolder } from '@muddat/servers/seeded-folder';
import { AppServer } from '@muddat/servers/server-process';
import { startTraceCollector } from '@muddat/servers/trace-collector';
import getPort from 'get-port';
import { SandboxTools } from './sandbox-tools.ts';

/** Gateway and sandbox as in production: real processes on free ports with their own data folder. */
export type Stack = {
  url: string;
  gateway: AppServer;
  sandbox: AppServer;
  tools: SandboxTools;
  /** If a test has changed anything, restores the seeded data, removes the faults and sets the clock to real time. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts both servers. Rate limits and bot protection are off, as for external tests, unless `env` sets them. `stop` throws if a log line,
 * a metric or (with `traces`) a span of both may contain personal data.
 */
export async function startStack(env: NodeJS.ProcessEnv = {}, { traces = false } = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat e2e '));
  await copySeededFolder(folder);
  const port = await getPort({ host: '127.0.0.1' });
  const sandboxPort = await getPort({ host: '127.0.0.1' });
  const opsPort = await getPort({ host: '127.0.0.1' });
  const sandboxOpsPort = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const leaks: PersonalData[] = [];
  const search = (line: string): void => void leaks.push(...findPersonalData(line));
  const collector = traces ? await startTraceCollector(search) : null;
  const shared = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    OPS_PORT: String(opsPort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_OPS_PORT: String(sandboxOpsPort),
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    PUBLIC_URL: url,
    BOT_PROTECTION: 'off',
    RATE_LIMITS: 'off',
    // A backend without its share of a busy processor is slow, not broken.
    UPSTREAM_TIMEOUT_MS: '60000',
    PAGE_DATA_LIMIT_MS: '10000',
    // The level of production, so that `stop` searches the same lines.
    LOG_LEVEL: 'info',
    ...upstreamsOf(sandboxUrl),
    ...collector?.env,
    ...env,
  };
  const sandbox = new AppServer('sandbox', sandboxPort, shared, undefined, search);
  const gateway = new AppServer('gateway', port, shared, undefined, search);
  await Promise.all([sandbox.start(), gateway.start()]);
  const tools = new SandboxTools(sandboxUrl);
  let seededBy = sandbox.pid;
  return {
    url,
    gateway,
    sandbox,
    tools,
    refresh: async () => {
      // A sandbox that was killed has lost its list of writes.
      if (sandbox.pid !== seededBy) tools.markChanged();
      seededBy = sandbox.pid;
      await tools.resetIfChanged();
    },
    stop: async () => {
      const metrics = await Promise.all([opsPort, sandboxOpsPort].map(readMetrics));
      await Promise.all([gateway.end('SIGTERM'), sandbox.end('SIGTERM')]);
      await collector?.close();
      rmSync(folder, { recursive: true, force: true });
      const found = [...leaks, ...metrics.flatMap(findPersonalDataInMetrics)].map(({ kind, line }) => `${kind}: ${line}`);
      if (found.length > 0) throw new Error(`Logs, metrics or traces may contain personal data:\n${found.slice(0, 20).join('\n')}`);
    },
  };
}

/** A test may have left a server stopped; then it has no metrics. */
const readMetrics = (opsPort: number): Promise<string> =>
  fetch(`http://127.0.0.1:${opsPort}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );

/** Connects to a stack that is already running (`pnpm stack up`), for tests that neither kill nor replace its servers. */
export function attachStack({ url, sandboxUrl }: { url: string; sandboxUrl: string }): Stack {
  const tools = new SandboxTools(sandboxUrl);
  tools.markChanged();
  return {
    url,
    gateway: new AppServer('gateway', Number(new URL(url).port), {}),
    sandbox: new AppServer('sandbox', Number(new URL(sandboxUrl).port), {}),
    tools,
    refresh: () => tools.resetIfChanged(),
    stop: async () => undefined,
  };
}

/** Starts a second gateway in front of the stack's sandbox, with its own settings and data folder. `host`: the host name of its URL. */
export async function startSecondGateway(
  { sandbox }: Stack,
  env: NodeJS.ProcessEnv,
  host = '127.0.0.1',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat e2e gateway '));
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://${host}:${port}`;
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    OPS_PORT: '0',
    DATA_DIR: folder,
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const gateway = new AppServer('gateway', port, { ...process.env, ...upstreamsOf(sandbox.url), ...own, ...env });
  await gateway.start();
  return {
    url,
    stop: async () => {
      await gateway.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
