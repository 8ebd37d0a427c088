import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import { Problem } from '../core/problem.ts';

const READY_TIMEOUT_MS = 3_000;

const labelled = (label: string) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => {
    request.label = label;
  },
});

async function outcome(check: Promise<unknown>): Promise<'ok' | 'failed'> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), READY_TIMEOUT_MS).unref());
  return Promise.race([check, late]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
}

/** Health of the process, readiness of what it needs, and figures for Prometheus. */
export function opsRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get('/healthz', labelled('healthz'), async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', labelled('readyz'), async (request, reply) => {
    const caller = { locale: 'ru' as const, requestId: request.id };
    const names = ['auth', 'installment', 'mobile', 'builder', 'billing'] as const;
    const checks = {
      sessions: gateway.store.ping(),
      guest_token: gateway.guests.get(caller),
      ...Object.fromEntries(names.map((api) => [api, gateway.upstream.reach(api)])),
    };
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcome(check)] as const));
    const ready = results.every(([, result]) => result === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });

  app.get('/metrics', labelled('metrics'), async (request, reply) => {
    // For whoever reaches this process directly, not for the visitors a proxy in front brings.
    if (request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined) throw new Problem('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(gateway.metrics.contentType)
      .send(await gateway.metrics.text());
  });
}
