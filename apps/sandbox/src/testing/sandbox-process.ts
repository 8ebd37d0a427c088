import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@muddat/servers/server-process';

const MAIN_FILE = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts a sandbox in a separate process, on a free port. */
export function startSandboxProcess(dataDir: string, own: Record<string, string> = {}, args: readonly string[] = []): ServerProcess {
  const { NODE_ENV: _own, ...inherited } = process.env;
  const env = { ...inherited, SANDBOX_PORT: '0', DATA_DIR: dataDir, ...own };
  return new ServerProcess('sandbox', { program: [MAIN_FILE, ...args], env, ready: /http:\/\/127\.0\.0\.1:\d+/ });
}
