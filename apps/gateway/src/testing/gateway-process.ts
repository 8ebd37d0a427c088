import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { ServerProcess } from '@muddat/servers/server-process';
import type { AssetFolders } from '../pages/assets/hashed-files.ts';
import type { Backend } from './backend.ts';
import type { StopPoint } from './stopping-store.ts';

export type GatewayProcess = {
  server: ServerProcess;
  /** Resolves to its origin when it listens. */
  origin: Promise<string>;
  /** URL of readiness and metrics, once it listens. */
  ops(): string;
};
export type GatewayProcessOptions = {
  /** Working folder; DATA_DIR is below it unless the environment sets it. */
  folder: string;
  dist: AssetFolders;
  backend: Backend;
  env?: Record<string, string>;
};

const STOP_FILE = 'stop-at';

/**
 * Makes the gateways of this folder halt at a step (testing/stopping-store); null removes the stop for gateways that have not reached it.
 */
export function haltGatewaysAt(folder: string, point: StopPoint | null): void {
  const file = join(folder, STOP_FILE);
  if (point) writeFileSync(file, point);
  else if (existsSync(file)) rmSync(file);
}

const moduleOf = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

/** Starts a gateway as a separate process, as `main.ts` does, on a free port and with the test's backend. */
export function startGatewayProcess({ folder, dist, backend, env = {} }: GatewayProcessOptions): GatewayProcess {
  const script = `const { runGateway } = await import(${moduleOf('../run.ts')});
    const { stoppingStore } = await import(${moduleOf('./stopping-store.ts')});
    const wrapStore = (store) => stoppingStore(store, ${JSON.stringify(join(folder, STOP_FILE))}, console.log);
    await runGateway({ env: process.env, cwd: process.cwd(), dist: ${JSON.stringify(dist)}, print: console.log, printError: console.error, wrapStore });`;
  const server = new ServerProcess('gateway', {
    program: ['--input-type=module', '-e', script],
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      BOT_PROTECTION: 'off',
      ...upstreamsOf(backend.url),
      ...env,
    },
    ready: /Gateway listens on (\S+)/,
  });
  server.launch();
  const origin = server.address();
  // Avoids an unhandled rejection in tests whose process fails on purpose.
  origin.catch(() => undefined);
  return { server, origin, ops: () => /metrics on (\S+)/.exec(server.output)?.[1] ?? '' };
}
