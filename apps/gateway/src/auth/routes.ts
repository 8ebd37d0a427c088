import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import type { Limiters } from '../limits/limits.ts';
import { type AuditEvent, auditEventOfAuthCall } from '../ops/audit-event.ts';
import { type AuthRoute, listAuthRoutes } from './calls.ts';

/** Routes `/api/auth/*`, the gateway's own calls (spec 7, Auth). Any other path below it is 404. */
export function registerAuthRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const byName = new Map<string, AuthRoute[]>();
  for (const call of listAuthRoutes(gateway, limits)) byName.set(call.name, [...(byName.get(call.name) ?? []), call]);
  for (const [name, calls] of byName) {
    const url = `/api/auth/${name}`;
    const namesCall = (event: AuditEvent | null) => (request: FastifyRequest) => {
      request.label = `api:auth.${name}`;
      request.auditEvent = event;
    };
    for (const { method, handler, hasOwnLimits = false, skipsSessionLimit = false } of calls) {
      app.route({
        method,
        url,
        handler,
        config: { hasOwnLimits, skipsSessionLimit, setLabel: namesCall(auditEventOfAuthCall(method, name)) },
      });
    }
    const allow = calls.map(({ method }) => method);
    refuseOtherMethods(app, url, allow, { setLabel: namesCall(null) });
  }
}
