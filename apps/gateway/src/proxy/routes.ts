import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../auth/device-cookie.ts';
import type { Gateway } from '../core/gateway.ts';
import type { LimitSearch } from '../core/limit-search.ts';
import type { Limiters } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { eventOfOperation } from '../ops/audit-event.ts';
import { isProxied } from './contracts.ts';
import { forward, isReading } from './forward.ts';
import { matchOperation } from './match-operation.ts';

const PREFIX = /^\/api\/([a-z]+)(\/[^?]*)?(\?.*)?$/s;

const MAX_SEARCH_BYTES = 12_288;
/** What looks words up in the whole marketplace. */
const SEARCHES: ReadonlyMap<string, Parameters<LimitSearch>[1]> = new Map([
  ['searchAll', 'searches'],
  ['suggestSearch', 'suggestions'],
]);

/** `/api/{installment,mobile,builder,billing}/<contract path>` and what `/api/auth` passes on, judged on the raw address so that nothing was normalised before. */
export function proxyRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters, limitSearch: LimitSearch): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    request.label = 'api:unknown';
    const [, api = '', path = '', search = ''] = PREFIX.exec(request.raw.url ?? '') ?? [];
    if (!isProxied(api)) throw new Problem('not_found');
    const match = matchOperation(gateway.allowLists[api], request.method, path);
    // Characters that no URL carries raw; what parses here differently than there must not go on.
    if (match.kind === 'none' || !/^[\x21-\x7e]*$/.test(search)) throw new Problem('not_found');
    if (match.kind === 'method') throw new Problem('method_not_allowed', { headers: { allow: match.allow.join(', ') } });
    // Longer than all that a contract lets be asked for; many a backend's own server hangs up at 16 KB of head.
    if (search.length > MAX_SEARCH_BYTES) throw new Problem('validation_failed');
    request.label = `api:${api}.${match.operation.operationId}`;
    request.auditEvent = eventOfOperation(match.operation);
    if (isReading(match.operation)) {
      const { kind, key } = clientKey(gateway, request);
      await limits[kind === 'device' ? 'readsByDevice' : 'readsByAddress'].take(key);
      const searching = SEARCHES.get(match.operation.operationId);
      if (searching !== undefined) await limitSearch(request, searching);
    }
    return forward(gateway, request, reply, { api, operation: match.operation, path: match.path, search });
  };
  for (const url of ['/api', '/api/*']) app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: handle });
}
