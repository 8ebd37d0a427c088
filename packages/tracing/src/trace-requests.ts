import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type TraceRequestOptions = {
  /** The name of the request, once it is answered: an id or a pattern, never an address. */
  routeOf(request: FastifyRequest): string;
  isTraced(request: FastifyRequest): boolean;
  /** Whether the server continues the trace of its caller. */
  trustsParent(request: FastifyRequest): boolean;
};

/** A span for each request of a server. The request's log lines get `trace_id`. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, { routeOf, isTraced, trustsParent }: TraceRequestOptions): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done();
    const parent = trustsParent(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'muddat.request_id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    // Also when the client gives up, which the slowest requests end with.
    reply.raw.once('close', () => endSpan(span, request, reply));
    if (span.isRecording()) request.log = request.log.child({ trace_id: span.spanContext().traceId });
    return context.with(own, done);
  });
  // Reading a body ends in the connection's context, so the request's has to be entered again.
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));

  function endSpan(span: Span, request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
    const route = routeOf(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttribute('http.route', route);
    if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode);
    if (!raw.writableFinished) span.setAttribute('error.type', 'client-gone');
    if (statusCode >= 500 || !raw.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
