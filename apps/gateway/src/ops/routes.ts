import type { FastifyInstance } from 'fastify';
import { readRelease } from './release.ts';

/** Health of the process and what runs, public. Readiness and metrics have their own port (ops-server). */
export function registerOpsRoutes(app: FastifyInstance): void {
  const onRequest = async (request: { label: string }): Promise<void> => {
    request.label = 'healthz';
  };
  const release = readRelease();
  const body = { status: 'ok', ...(release === null ? {} : { version: release.version, build_id: release.buildId }) };
  app.get('/healthz', { onRequest }, async (_request, reply) => reply.header('cache-control', 'no-store').send(body));
}
