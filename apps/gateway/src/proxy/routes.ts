import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { methodNotAllowedProblem, Problem } from '../http/problem.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { auditEventOfOperation } from '../ops/audit-event.ts';
import { type AllowLists, isProxiedApi } from '../upstream/contracts.ts';
import { forward, isReadOperation, type ProxyCall } from './forward.ts';
import { matchOperation } from './match-operation.ts';

const PREFIX = /^\/api\/([a-z]+)(\/[^?]*)?(\?.*)?$/s;

const MAX_SEARCH_BYTES = 12_288;
/** Operations that search the whole marketplace. */
const SEARCHES: ReadonlyMap<string, 'searches' | 'suggestions'> = new Map([
  ['searchAll', 'searches'],
  ['suggestSearch', 'suggestions'],
]);

type MatchedCall = ProxyCall | { refusal: Problem };

function findCall(allowLists: AllowLists, method: string, url: string): MatchedCall {
  const [, api = '', path = '', search = ''] = PREFIX.exec(url) ?? [];
  if (!isProxiedApi(api)) return { refusal: new Problem('not_found') };
  const match = matchOperation(allowLists[api], method, path);
  // A valid query has spaces, control and non-ASCII characters only encoded; a backend might parse raw ones differently than the gateway.
  if (match.kind === 'none' || !/^[\x21-\x7e]*$/.test(search)) return { refusal: new Problem('not_found') };
  if (match.kind === 'method') return { refusal: methodNotAllowedProblem(match.allow) };
  // Longer than any query that a contract allows; many backend servers refuse heads above 16 KB.
  if (search.length > MAX_SEARCH_BYTES) return { refusal: new Problem('validation_failed') };
  return { api, operation: match.operation, path: match.path, search };
}

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
