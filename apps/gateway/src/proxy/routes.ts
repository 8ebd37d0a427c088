import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { auditEventOfOperation } from '../ops/audit-event.ts';
import { isReadOperation } from './call-backend.ts';
import { findCall, type MatchedCall } from './find-call.ts';
import { forward } from './forward.ts';

/** Operations that search the whole marketplace. */
const SEARCHES: ReadonlyMap<string, 'searches' | 'suggestions'> = new Map([
  ['searchAll', 'searches'],
  ['suggestSearch', 'suggestions'],
]);

/**
 * `/api/{installment,mobile,builder,billing}/<contract path>` and the operations passed on below `/api/auth`. Matched on the raw address,
 * before anything normalises it.
 */
export function registerProxyRoutes(app: FastifyInstance, gateway: Gateway, limitClient: ClientLimiter): void {
  const calls = new WeakMap<FastifyRequest, MatchedCall>();
  // Runs before limits and sessions are checked, so that a refused payment also has a name and a line in the audit trail.
  const setLabel = (request: FastifyRequest): void => {
    const call = findCall(gateway.allowLists, request.method, request.raw.url ?? '');
    calls.set(request, call);
    request.label = 'refusal' in call ? 'api:unknown' : `api:${call.api}.${call.operation.operationId}`;
    request.auditEvent = 'refusal' in call ? null : auditEventOfOperation(call.operation);
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = calls.get(request);
    if (call === undefined) throw new Problem('not_found');
    if ('refusal' in call) throw call.refusal;
    if (isReadOperation(call.operation)) {
      await limitClient(request, 'reads');
      const searching = SEARCHES.get(call.operation.operationId);
      if (searching !== undefined) await limitClient(request, searching);
    }
    return forward(gateway, request, reply, call);
  };
  // OPTIONS is a method of no operation, so its answer is 405 with `Allow`. It grants no preflight.
  for (const url of ['/api', '/api/*'])
    app.route({ method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'], url, config: { setLabel }, handler: handle });
}
