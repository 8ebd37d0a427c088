import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';

/** Starts a sandbox without a gateway, for measurements of the sandbox itself. `env` selects its database. */
export async function startStandaloneSandbox(env: NodeJS.ProcessEnv): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat sandbox '));
  const port = await getPort({ host: '127.0.0.1' });
  const own = { HOST: '127.0.0.1', SANDBOX_PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const sandbox = new AppServer('sandbox', port, { ...process.env, ...own, ...env });
  await sandbox.start();
  return {
    url: sandbox.url,
    stop: async () => {
      await sandbox.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
