import { ROUTES } from '@muddat/routing';
import type { BrowserSpan } from '@muddat/tracing';
import * as v from 'valibot';

const MAX_SPANS = 64;
const LONGEST_MS = 3_600_000;
const CONTROLS = ['link', 'button', 'choice', 'field', 'summary'] as const;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const PAGES: ReadonlySet<string> = new Set(['none', ...ROUTES.map(({ id }) => id)]);

const TraceId = v.pipe(v.string(), v.regex(/^(?!0+$)[\da-f]{32}$/));
const SpanId = v.pipe(v.string(), v.regex(/^(?!0+$)[\da-f]{16}$/));
const Common = {
  trace: TraceId,
  span: SpanId,
  parent: v.nullable(SpanId),
  page: v.pipe(
    v.string(),
    v.check((page) => PAGES.has(page)),
  ),
  failed: v.boolean(),
  start: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_MS)),
};
/** All values are ids in hexadecimal digits, numbers, or words of fixed lists. */
const Span = v.variant('kind', [
  v.strictObject({ ...Common, kind: v.literal('use'), control: v.picklist(CONTROLS), method: v.null(), status: v.null() }),
  v.strictObject({
    ...Common,
    kind: v.literal('fetch'),
    control: v.null(),
    method: v.picklist(METHODS),
    status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
  }),
]);
const Report = v.strictObject({ spans: v.pipe(v.array(Span), v.maxLength(MAX_SPANS)) });

/** Parses the spans of a browser. Null if the body is no report, or has a field or value that is not in the lists. */
export function parseBrowserSpans(body: unknown): readonly BrowserSpan[] | null {
  const report = v.safeParse(Report, body);
  return report.success ? report.output.spans.map(toBrowserSpan) : null;
}

const toBrowserSpan = (span: v.InferOutput<typeof Span>): BrowserSpan => ({
  traceId: span.trace,
  spanId: span.span,
  parentSpanId: span.parent,
  isCall: span.kind === 'fetch',
  name: span.kind === 'fetch' ? `fetch ${span.method}` : `use ${span.control}`,
  attributes: {
    'muddat.page': span.page,
    ...(span.kind === 'use' ? { 'muddat.control': span.control } : { 'http.request.method': span.method }),
    ...(span.status === null ? {} : { 'http.response.status_code': span.status }),
  },
  failed: span.failed,
  startMs: span.start,
  durationMs: span.duration,
});
