import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import type { Limiters } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { eventOfOwnCall } from '../ops/audit-event.ts';
import { type AuthCall, authCalls } from './calls.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `/api/auth/*`: the gateway's own calls (spec 7, Auth). Everything else below it is unknown. */
export function authRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const byName = new Map<string, AuthCall[]>();
  for (const call of authCalls(gateway, limits)) byName.set(call.name, [...(byName.get(call.name) ?? []), call]);
  for (const [name, calls] of byName) {
    const url = `/api/auth/${name}`;
    const label = async (request: FastifyRequest): Promise<void> => {
      request.label = `api:auth.${name}`;
    };
    for (const { method, handler, limitsItself = false } of calls) {
      const event = eventOfOwnCall(method, name);
      const onRequest = async (request: FastifyRequest): Promise<void> => {
        await label(request);
        request.auditEvent = event;
      };
      app.route({ method, url, onRequest, handler, config: { limitsItself } });
    }
    const allow = calls.map(({ method }) => method);
    const taken = allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url,
      onRequest: label,
      handler: async () => {
        throw new Problem('method_not_allowed', { headers: { allow: allow.join(', ') } });
      },
    });
  }
}
