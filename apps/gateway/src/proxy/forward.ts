import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { botActionOf } from '../bots/operations.ts';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import { assertValidBody } from '../http/body.ts';
import { chooseEncoding } from '../http/content-encoding.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { badAnswerProblem, Problem } from '../http/problem.ts';
import { resolveAccess } from '../sessions/access.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import type { AllowedOperation } from '../upstream/allow-list.ts';
import { browserHeaders, cacheControl, uploadLocation } from '../upstream/response-headers.ts';
import type { UpstreamResponse } from '../upstream/upstream.ts';
import { type BackendAnswer, callBackend, isReadOperation, type ProxyCall } from './call-backend.ts';
import { compressStream, isCompressible } from './compress-response.ts';

/** The largest part of an upload; each part is held in memory as a whole. */
const MAX_CHUNK_BYTES = 204_800;

/** Statuses whose responses have no body (RFC 9110 15.3.5, 15.4.5). */
const BODILESS: readonly number[] = [204, 304];

const noop = (): void => undefined;

/**
 * A read is aborted when the reader disconnects. A write is completed, so that its result can be queried. An event stream has no deadline.
 * `lift` removes the deadline of a read whose response is a file.
 */
function deadlineOf({ upstream }: Gateway, operation: AllowedOperation, gone: AbortSignal): { signal: AbortSignal; lift: () => void } {
  if (operation.protocol === 'event-stream') return { signal: gone, lift: noop };
  return isReadOperation(operation) ? upstream.liftableDeadline(gone) : { signal: upstream.deadline(), lift: noop };
}

/** A file that may take long on a slow network: a document, or the copy of all data. */
const isFile = ({ status, headers }: UpstreamResponse): boolean =>
  status === 200 && /^application\/(pdf|zip)\b/.test(String(headers['content-type'] ?? ''));

/** Sends one allowed call to its upstream and streams the response back. */
export async function forward(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, call: ProxyCall): Promise<FastifyReply> {
  const { api, operation } = call;
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null;
  if (operation.protocol === 'tus' && body !== null && body.length > MAX_CHUNK_BYTES) throw new Problem('body_too_large');
  if (!isReadOperation(operation)) assertValidBody(body, request.headers['content-type'], operation.contentTypes);
  const action = botActionOf(api, operation.operationId, body);
  if (action !== null) await requireBotCheck(gateway, request, action);
  const { signal, lift } = deadlineOf(gateway, operation, goneSignal(reply));

  // The backend would open an event stream, of which a customer may have only a few, and nobody would read it.
  if (request.method === 'HEAD' && operation.protocol === 'event-stream') {
    await resolveAccess(gateway, request, reply, operation.audience);
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send();
  }
  const { headers } = request;
  const { answer, isPersonal } = await callBackend(gateway, request, reply, call, {
    headers,
    locale: callerOf(request).locale,
    body,
    signal,
  });
  if (operation.protocol === 'tus' && answer.headers['location'] !== undefined) {
    const location = uploadLocation(answer.headers['location'], gateway.config.upstreams[api], `/api/${api}`);
    if (location === null) throw badAnswerProblem();
    reply.header('location', location);
  }
  // The call changed nothing (`undoDeletion` without a deletion), so the audit trail gets no line.
  if (answer.headers['x-unchanged'] === 'true') request.auditEvent = null;
  if (isFile(answer)) lift();
  return streamResponse(gateway, request, reply, { operation, answer, isPersonal });
}

type ForwardedResponse = BackendAnswer & { operation: AllowedOperation };

async function streamResponse(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, answer, isPersonal }: ForwardedResponse,
): Promise<FastifyReply> {
  const { 'cache-control': control, 'content-type': type, 'content-length': length } = answer.headers;
  // A 5xx without JSON (a proxy's page, a crash) is replaced by our own problem body.
  if (answer.status >= 500 && !String(type ?? '').startsWith('application/json')) {
    await answer.body.dump();
    // A balancer in front of the backend has no server for now, and says when to try again.
    const retryAfter = answer.headers['retry-after'];
    if (answer.status === 503 && typeof retryAfter === 'string')
      throw new Problem('upstream_unavailable', { status: 503, headers: { 'retry-after': retryAfter } });
    throw new Problem(answer.status === 504 ? 'upstream_timeout' : 'upstream_unavailable');
  }
  reply.code(answer.status).headers(browserHeaders(answer.headers, operation.protocol === 'tus'));
  reply.header('cache-control', cacheControl(operation.audience, answer.status, typeof control === 'string' ? control : undefined));
  if (BODILESS.includes(answer.status) || operation.method === 'HEAD') {
    await answer.body.dump();
    return reply.send();
  }
  const compressible = isCompressible({ operation, isPersonal, fetchSite: request.headers['sec-fetch-site'], type, length });
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (compressible) reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') {
    // The upstream call was a GET: in the contracts only an upload has HEAD. Drop the body, so that a slow file does not delay the headers.
    answer.body.on('error', noop).destroy();
    return reply.send();
  }
  if (operation.protocol !== 'event-stream')
    return reply.send(encoding === 'identity' ? answer.body : compressStream(answer.body, encoding));
  // nginx in front would hold events back until its buffer is full.
  reply.header('x-accel-buffering', 'no');
  return reply.send(forwardUntilClosing(answer.body, gateway));
}

/** Forwards events. The stream ends normally when the gateway closes or the backend disconnects, so that the browser opens a new stream. */
function forwardUntilClosing(events: UpstreamResponse['body'], { closing, metrics }: Gateway): PassThrough {
  const out = new PassThrough();
  metrics.openStreams.begin();
  const end = (): void => {
    out.end();
    events.destroy();
  };
  events.once('error', end);
  closing.addEventListener('abort', end, { once: true });
  out.once('close', () => {
    metrics.openStreams.end();
    closing.removeEventListener('abort', end);
    events.destroy();
  });
  if (closing.aborted) end();
  else events.pipe(out);
  return out;
}
