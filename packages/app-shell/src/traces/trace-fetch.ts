import { SpanKind, SpanStatusCode, TraceFlags, type Tracer } from '@opentelemetry/api';
import type { ActionSpans } from './action-spans.ts';

/** Calls, and the data of a page that the customer opens. */
const TRACED = /^\/(?:api|payload)\//;
/** Reports of the browser itself, which are no step of anything. */
const UNTRACED = /^\/api\/(?:traces|client-report|csp-report)$/;

type TraceFetchOptions = {
  readonly tracer: Tracer;
  readonly actions: ActionSpans;
  readonly origin: string;
  /** The id of the page that is open. */
  readonly page: () => string;
};

/** Gives each call to the gateway a span and the header `traceparent`. Other requests pass unchanged. */
export function traceFetch(send: typeof fetch, { tracer, actions, origin, page }: TraceFetchOptions): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    if (url.origin !== origin || !TRACED.test(url.pathname) || UNTRACED.test(url.pathname)) return send(input, init);
    const request = new Request(input, init);
    const call = actions.call();
    const attributes = { 'http.request.method': request.method, 'muddat.page': page() };
    const span = tracer.startSpan(`fetch ${request.method}`, { kind: SpanKind.CLIENT, attributes }, call.parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isKept = (traceFlags & TraceFlags.SAMPLED) !== 0;
    request.headers.set('traceparent', `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`);
    try {
      const answer = await send(request);
      span.setAttribute('http.response.status_code', answer.status);
      return answer;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
      call.end();
    }
  };
}
