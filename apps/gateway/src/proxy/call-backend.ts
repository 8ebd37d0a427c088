import type { ApiName } from '@muddat/sdk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { badAnswerProblem } from '../http/problem.ts';
import { type RequestAccess, renewAccess, resolveAccess, unauthorizedProblem } from '../sessions/access.ts';
import { assertReauth, requiredReauth } from '../sessions/reauth.ts';
import type { AllowedOperation } from '../upstream/allow-list.ts';
import type { BackendLane } from '../upstream/backend-queues.ts';
import { type UpstreamHeaderInput, upstreamHeaders } from '../upstream/request-headers.ts';
import type { UpstreamResponse } from '../upstream/upstream.ts';

export type ProxyCall = { api: ApiName; operation: AllowedOperation; path: string; search: string };

type CallInput = Pick<UpstreamHeaderInput, 'headers' | 'locale'> & { body: Buffer | null; signal: AbortSignal };
export type BackendAnswer = {
  answer: UpstreamResponse;
  /** Whether the call used a customer's token. */
  isPersonal: boolean;
};

export const isReadOperation = ({ method }: Pick<AllowedOperation, 'method'>): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request may be sent again: reads always, writes only with an idempotency key. */
export function isRepeatable(operation: Pick<AllowedOperation, 'method' | 'takesIdempotencyKey'>, idempotencyKey: unknown): boolean {
  return isReadOperation(operation) || (operation.takesIdempotencyKey && typeof idempotencyKey === 'string' && idempotencyKey !== '');
}

/**
 * Sends one allowed call to its upstream, with the token of the request's session, and once more with a new token if the upstream refuses
 * the first. `headers` and `locale` are those of the call. Throws a problem if the session does not allow the call, or for a redirect.
 */
export async function callBackend(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { api, operation, path, search }: ProxyCall,
  { headers, locale, body, signal }: CallInput,
): Promise<BackendAnswer> {
  const send = async ({ token }: RequestAccess): Promise<UpstreamResponse> => {
    const { protocol } = operation;
    const own = upstreamHeaders({ api, headers, locale, accessToken: token, requestId: request.id, protocol });
    const started = performance.now();
    const seconds = (): number => (performance.now() - started) / 1000;
    try {
      const lane: BackendLane = operation.audience === 'customer' || api === 'billing' ? 'kept' : 'open';
      const sent = { api, method: operation.method, path: `${path}${search}`, headers: own, signal, owner: request.owner, lane };
      const answer = await gateway.upstream.request(isReadOperation(operation) ? sent : { ...sent, body });
      gateway.metrics.upstream(`${api}.${operation.operationId}`, answer.status, seconds());
      return answer;
    } catch (error) {
      gateway.metrics.upstream(`${api}.${operation.operationId}`, 'failed', seconds());
      throw error;
    }
  };

  const access = await resolveAccess(gateway, request, reply, operation.audience);
  const proof = requiredReauth(api, operation.operationId, body, gateway.config.proofFromAmount);
  if (access.session !== null && proof !== null) await assertReauth(gateway, request, access.session, proof);
  let answer = await send(access);
  if (answer.status === 401 && access.token !== null) {
    await answer.body.dump();
    const renewed = await renewAccess(gateway, request, reply, access);
    // spec gap: a write without an idempotency key is not repeated. The customer can send it again, since the session is refreshed now.
    if (!isRepeatable(operation, headers['idempotency-key'])) throw unauthorizedProblem(false);
    answer = await send(renewed);
  }
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    await answer.body.dump();
    throw badAnswerProblem();
  }
  return { answer, isPersonal: access.session !== null };
}
