import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk/gateway';
import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Browser, createBrowser } from './browser.ts';
import { loadSiteState, type SiteState, writeBundles } from './bundles.ts';

export type TestGateway = {
  app: FastifyInstance;
  origin: string;
  backend: Backend;
  /** State of the public-site fixture that the gateway serves. */
  site: SiteState;
  browser(): Browser;
  /** A browser for the port of readiness and metrics. */
  opsBrowser(): Browser;
  clock: { ms: number };
  logs: string[];
  folder: string;
  /** Every route that the server registered. */
  routes: readonly { method: string; url: string }[];
  /** Size of the largest body that the gateway held as a whole, in bytes. */
  largestBody(): number;
  /** Stops the gateway and starts another on the same data folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** A gateway on a free port with a real HTTP backend, fixture builds, and a clock that the test moves. */
export async function startGateway(
  env: Record<string, string> = {},
  upstreamTimeoutMs = 2_000,
  serverLimits: NonNullable<GatewayOptions['serverLimits']> = {},
  wrapStore?: NonNullable<GatewayOptions['wrapStore']>,
): Promise<TestGateway> {
  const backend = await startBackend();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const dist = writeBundles(folder);
  const site = await loadSiteState(dist);
  const parsed = parseConfig(
    { PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', BOT_PROTECTION: 'off', ...upstreamsOf(backend.url), ...env },
    folder,
  );
  if (!parsed.ok) throw new Error(parsed.lines.join('\n'));
  const clock = { ms: Date.now() };
  const logs: string[] = [];
  const routes: { method: string; url: string }[] = [];
  let largestBody = 0;
  let opsOrigin = '';
  const open = async (): Promise<FastifyInstance> => {
    const logStream = { write: (line: string) => void logs.push(line) };
    routes.length = 0;
    const onRoute: GatewayOptions['onRoute'] = (route) => {
      for (const name of [route.method].flat()) routes.push({ method: name, url: route.url });
      route.preHandler = [
        ...[route.preHandler ?? []].flat(),
        async ({ body }) => {
          if (Buffer.isBuffer(body)) largestBody = Math.max(largestBody, body.length);
        },
      ];
    };
    const { app, ops } = await createGateway({
      config: { ...parsed.config, upstreamTimeoutMs },
      dist,
      now: () => clock.ms,
      serverLimits,
      onRoute,
      logStream,
      ...(wrapStore ? { wrapStore } : {}),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve) => ops.listen(0, '127.0.0.1', resolve));
    opsOrigin = addressOf(ops);
    return app;
  };
  const addressOf = (server: Server): string => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  };
  const app = await open();
  const gateway: TestGateway = {
    app,
    origin: addressOf(app.server),
    backend,
    site,
    browser: () => createBrowser(gateway.origin),
    opsBrowser: () => createBrowser(opsOrigin),
    clock,
    logs,
    folder,
    routes,
    largestBody: () => largestBody,
    async restart() {
      await gateway.app.close();
      gateway.app = await open();
      gateway.origin = addressOf(gateway.app.server);
    },
    async close() {
      await gateway.app.close();
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return gateway;
}
