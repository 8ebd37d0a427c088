import type { Server } from 'node:http';
import { createOperatorServer, reuseResult } from '@muddat/process';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { assertDatabaseWrites } from '../../db/assert-database-writes.ts';
import type { Database } from '../../db/client.ts';
import { rejectAfter } from '../../db/reject-after.ts';
import type { Clock } from '../clock.ts';
import { readRelease } from '../release.ts';
import { logFailure } from '../request-log.ts';
import { readDatabaseFigures } from './database-figures.ts';
import { metricsRegistry } from './metrics.ts';

/** `isStopping`: whether the sandbox is about to end. */
type OpsSources = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  isStopping(): boolean;
};

const registers = [metricsRegistry];
const buildInfo = new Gauge({
  name: 'muddat_build_info',
  help: 'What runs; always 1.',
  labelNames: ['version', 'commit', 'build'],
  registers,
});
const ready = new Gauge({ name: 'muddat_sandbox_ready', help: 'Whether /readyz is ready: 1 or 0.', registers });
const databaseUp = new Gauge({ name: 'muddat_sandbox_database_up', help: 'Whether the database accepts a write: 1 or 0.', registers });

/** Results are reused for a second, so that frequent probes do not load the database. */
const REUSE_MS = 1_000;
const FIGURES_LIMIT_MS = 3_000;

/**
 * The server for `/metrics`, `/readyz` and `/release`, on its own port (SANDBOX_OPS_PORT), which neither customers nor gateways use. It does
 * not listen yet.
 */
export function createOpsServer({ db, clock, log, isStopping }: OpsSources): Server {
  if (metricsRegistry.getSingleMetric('process_start_time_seconds') === undefined) collectDefaultMetrics({ register: metricsRegistry });
  const release = readRelease();
  const { version, commit, buildId: build } = release ?? { version: 'none', commit: 'none', buildId: 'none' };
  buildInfo.set({ version, commit, build }, 1);
  const isDatabaseUp = reuseResult(
    () =>
      assertDatabaseWrites(db).then(
        () => true,
        () => false,
      ),
    REUSE_MS,
  );
  return createOperatorServer(
    {
      '/metrics': async () => {
        const isUp = await isDatabaseUp();
        databaseUp.set(isUp ? 1 : 0);
        ready.set(isUp && !isStopping() ? 1 : 0);
        // While the database is away, the last values stay.
        if (isUp)
          await Promise.race([readDatabaseFigures(db, clock), rejectAfter(FIGURES_LIMIT_MS)]).catch((error: unknown) =>
            logFailure(log, error, 'the figures of the database could not be read'),
          );
        return { type: metricsRegistry.contentType, body: await metricsRegistry.metrics() };
      },
      '/readyz': async () => {
        if (isStopping()) return { status: 503, body: JSON.stringify({ status: 'stopping' }) };
        const isUp = await isDatabaseUp();
        const checks = { database: isUp ? 'ok' : 'failed' };
        return { status: isUp ? 200 : 503, body: JSON.stringify({ status: isUp ? 'ready' : 'not ready', checks }) };
      },
      '/release': async () => ({ body: JSON.stringify(release) }),
    },
    log,
  );
}

/** Starts the server at an address and returns what closes it; does nothing without an address. */
export async function listenForOps(
  address: { readonly host: string; readonly port: number } | null,
  sources: OpsSources,
): Promise<{ close(): void }> {
  if (address === null) return { close: () => undefined };
  const server = createOpsServer(sources);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  sources.log.info({ at: server.address() }, 'metrics and readiness are served');
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
