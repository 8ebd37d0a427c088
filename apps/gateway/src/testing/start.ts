import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Browser, createBrowser } from './browser.ts';
import { writeBundles } from './bundles.ts';

export type TestGateway = {
  app: FastifyInstance;
  origin: string;
  backend: Backend;
  browser(): Browser;
  clock: { ms: number };
  logs: string[];
  folder: string;
  /** Every call there is, as the server was told of it. */
  routes: readonly { method: string; url: string }[];
  /** Stops it and starts another on the same data folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** A gateway on a free port before a real backend, with fixture builds and a clock that the test moves. */
export async function startGateway(
  env: Record<string, string> = {},
  upstreamTimeoutMs = 2_000,
  serverLimits: NonNullable<GatewayOptions['serverLimits']> = {},
): Promise<TestGateway> {
  const backend = await startBackend();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const dist = writeBundles(folder);
  const upstreams = Object.fromEntries(
    ['auth', 'installment', 'mobile', 'builder', 'billing'].map((api) => [`UPSTREAM_${api.toUpperCase()}_URL`, `${backend.url}/${api}`]),
  );
  const parsed = parseConfig(
    { PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', BOT_PROTECTION: 'off', ...upstreams, ...env },
    folder,
  );
  if (!parsed.ok) throw new Error(parsed.lines.join('\n'));
  const clock = { ms: Date.now() };
  const logs: string[] = [];
  const routes: { method: string; url: string }[] = [];
  const open = async (): Promise<FastifyInstance> => {
    const logStream = { write: (line: string) => void logs.push(line) };
    routes.length = 0;
    const onRoute: GatewayOptions['onRoute'] = ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, url });
    };
    const app = await createGateway({
      config: parsed.config,
      dist,
      now: () => clock.ms,
      upstreamTimeoutMs,
      serverLimits,
      onRoute,
      logStream,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  const addressOf = (app: FastifyInstance): string => {
    const address = app.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  };
  const app = await open();
  const gateway: TestGateway = {
    app,
    origin: addressOf(app),
    backend,
    browser: () => createBrowser(gateway.origin),
    clock,
    logs,
    folder,
    routes,
    async restart() {
      await gateway.app.close();
      gateway.app = await open();
      gateway.origin = addressOf(gateway.app);
    },
    async close() {
      await gateway.app.close();
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return gateway;
}
