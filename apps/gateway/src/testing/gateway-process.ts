import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk';
import { ServerProcess } from '@muddat/servers/server-process';
import type { AssetFolders } from '../pages/assets/routes.ts';
import type { Backend } from './backend.ts';
import type { StopPoint } from './stopping-store.ts';

export type GatewayProcess = {
  server: ServerProcess;
  /** Where it listens, when it does. */
  origin: Promise<string>;
  /** Where readiness and metrics are, once it listens. */
  ops(): string;
};
export type ProcessOptions = {
  /** Its working folder: DATA_DIR lies below it where the environment does not say otherwise. */
  folder: string;
  dist: AssetFolders;
  backend: Backend;
  env?: Record<string, string>;
};

const STOP_FILE = 'stop-at';

/** Lets every gateway of this folder stand still at a step (testing/stopping-store); null lets those go on that come from now on. */
export function stopAt(folder: string, point: StopPoint | null): void {
  const file = join(folder, STOP_FILE);
  if (point) writeFileSync(file, point);
  else if (existsSync(file)) rmSync(file);
}

const moduleOf = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

/** A gateway as a process of its own, as `main.ts` runs it, on a free port before the backend of a test. */
export function startProcess({ folder, dist, backend, env = {} }: ProcessOptions): GatewayProcess {
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
  // Nobody may be waiting for a process that is meant to fail.
  origin.catch(() => undefined);
  return { server, origin, ops: () => /metrics on (\S+)/.exec(server.output)?.[1] ?? '' };
}
