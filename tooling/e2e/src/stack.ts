import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { SandboxTools } from './sandbox-tools.ts';
import { ServerProcess } from './server-process.ts';

const APIS = ['auth', 'installment', 'mobile', 'builder', 'billing'];

/** The five APIs of a backend, as the gateway's environment names them. */
export const upstreamsOf = (sandboxUrl: string) =>
  Object.fromEntries(APIS.map((api) => [`UPSTREAM_${api.toUpperCase()}_URL`, `${sandboxUrl}/${api}`]));

/** Gateway and sandbox as a customer would meet them: real processes on free ports over a data folder of their own. */
export type Stack = {
  url: string;
  gateway: ServerProcess;
  sandbox: ServerProcess;
  tools: SandboxTools;
  stop: () => Promise<void>;
};

/** Starts both servers. Rate limits and bot protection are off, as outside tests run them, unless `env` says otherwise. */
export async function startStack(env: NodeJS.ProcessEnv = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat e2e '));
  const port = await getPort({ host: '127.0.0.1' });
  const sandboxPort = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const shared = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    PUBLIC_URL: url,
    BOT_PROTECTION: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...upstreamsOf(sandboxUrl),
    ...env,
  };
  const sandbox = new ServerProcess('sandbox', sandboxPort, shared);
  const gateway = new ServerProcess('gateway', port, shared);
  await Promise.all([sandbox.start(), gateway.start()]);
  return {
    url,
    gateway,
    sandbox,
    tools: new SandboxTools(sandboxUrl),
    stop: async () => {
      await Promise.all([gateway.end('SIGTERM'), sandbox.end('SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A second gateway before the sandbox of a stack, with settings and a data folder of its own; `host`: the name that it is called by. */
export async function startGatewayBeside(
  { sandbox }: Stack,
  env: NodeJS.ProcessEnv,
  host = '127.0.0.1',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat e2e gateway '));
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://${host}:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, PUBLIC_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const gateway = new ServerProcess('gateway', port, { ...process.env, ...upstreamsOf(sandbox.url), ...own, ...env });
  await gateway.start();
  return {
    url,
    stop: async () => {
      await gateway.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
