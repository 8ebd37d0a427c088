import type { FastifyInstance } from 'fastify';

/** Health of the process, public. Readiness and metrics have their own port (ops-server). */
export function registerOpsRoutes(app: FastifyInstance): void {
  const onRequest = async (request: { label: string }): Promise<void> => {
    request.label = 'healthz';
  };
  app.get('/healthz', { onRequest }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
