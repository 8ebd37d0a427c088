import { type HrTime, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

const PATH = '/api/traces';
/** The gateway refuses a longer one. The device slept meanwhile. */
const LONGEST_MS = 3_600_000;

export type ReportedSpan = {
  readonly trace: string;
  readonly span: string;
  readonly parent: string | null;
  /** `use`: of a control; `fetch`: a call. */
  readonly kind: 'use' | 'fetch';
  readonly page: string;
  readonly control: string | null;
  readonly method: string | null;
  readonly status: number | null;
  readonly failed: boolean;
  /** Milliseconds since 1970, and how long the span took. */
  readonly start: number;
  readonly duration: number;
};

const millis = ([seconds, nanos]: HrTime): number => seconds * 1_000 + Math.round(nanos / 1_000_000);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the gateway takes of a span: ids, words of closed lists, numbers. */
export function reportSpan(span: ReadableSpan): ReportedSpan {
  const { traceId, spanId } = span.spanContext();
  const statusCode = span.attributes['http.response.status_code'];
  return {
    trace: traceId,
    span: spanId,
    parent: span.parentSpanContext?.spanId ?? null,
    kind: span.name.startsWith('use ') ? 'use' : 'fetch',
    page: text(span.attributes['muddat.page']) ?? 'none',
    control: text(span.attributes['muddat.control']),
    method: text(span.attributes['http.request.method']),
    // A redirect that the page does not follow has status 0.
    status: typeof statusCode === 'number' && statusCode > 0 ? statusCode : null,
    failed: span.status.code === SpanStatusCode.ERROR,
    start: millis(span.startTime),
    duration: Math.min(millis(span.duration), LONGEST_MS),
  };
}

/**
 * Sends spans to the gateway, which passes them on to the collector. What cannot be sent is lost. A page from the browser's cache may be
 * older than the end of traces, so nothing more is sent after a refusal.
 */
export function createSpanReporter(send: typeof fetch): SpanExporter {
  let isRefused = false;
  return {
    export(spans, done) {
      done({ code: 0 });
      if (isRefused) return;
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'muddat-web' };
      const body = JSON.stringify({ spans: spans.map(reportSpan) });
      send(PATH, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).then(
        ({ ok }) => {
          isRefused = !ok;
        },
        () => undefined,
      );
    },
    shutdown: async () => undefined,
  };
}
