import type { Server } from 'node:http';
import { createOperatorServer } from '@muddat/process';
import type { Gateway } from '../gateway.ts';
import { createReadinessCheck } from './readiness.ts';
import { readRelease } from './release.ts';

/**
 * The server for `/readyz`, `/metrics` and `/release`, on its own port (OPS_PORT), which visitors cannot reach. The returned server does
 * not listen yet.
 */
export function createOpsServer(gateway: Gateway): Server {
  const readiness = createReadinessCheck(gateway);
  gateway.metrics.observe({
    store: gateway.config.redisUrl === null ? 'files' : 'redis',
    isStopping: () => gateway.closing.aborted,
    readiness,
    waitingCalls: gateway.upstream.waitingCalls,
  });
  const release = JSON.stringify(readRelease());
  return createOperatorServer(
    {
      '/readyz': async () => {
        if (gateway.closing.aborted) return { status: 503, body: JSON.stringify({ status: 'stopping', checks: {} }) };
        const { ready, checks } = await readiness();
        return { status: ready ? 200 : 503, body: JSON.stringify({ status: ready ? 'ready' : 'not ready', checks }) };
      },
      '/metrics': async () => ({ type: gateway.metrics.contentType, body: await gateway.metrics.text() }),
      '/release': async () => ({ body: release }),
    },
    gateway.log,
  );
}
