import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { BatchSpanProcessor, InMemorySpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, test, vi } from 'vitest';
import { createRedactingExporter } from './redacting-exporter.ts';

test('a span leaves without its events, its texts, and what is not on the list', async () => {
  const memory = new InMemorySpanExporter();
  const processor = new BatchSpanProcessor({ exporter: createRedactingExporter(memory, () => undefined) });
  const span = new TracerProvider({ spanProcessors: [processor] }).getTracer('test').startSpan('POST api:auth.login', {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': 'POST', 'url.full': 'https://muddat.uz/?phone=998900000001' },
  });
  span.recordException(new Error('no customer +998900000001'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'no customer +998900000001' });
  span.end();
  await processor.forceFlush();
  const [sent] = memory.getFinishedSpans();
  expect(sent?.spanContext()).toEqual(span.spanContext());
  expect(sent).toMatchObject({ name: 'POST api:auth.login', kind: SpanKind.SERVER, events: [], links: [] });
  expect(sent?.attributes).toEqual({ 'http.request.method': 'POST' });
  expect(sent?.status).toEqual({ code: SpanStatusCode.ERROR });
});

const failing = (error: Error) => ({
  export: (_spans: unknown, done: (result: ExportResult) => void) => done({ code: ExportResultCode.FAILED, error }),
  shutdown: async () => undefined,
});

test('lost spans are reported at most once a minute, with their number', () => {
  let now = 0;
  const report = vi.fn();
  const exporter = createRedactingExporter(failing(Object.assign(new Error('at 10.0.0.7'), { code: 'ECONNREFUSED' })), report, () => now);
  for (const at of [0, 1_000, 59_999, 60_000]) {
    now = at;
    exporter.export([], () => undefined);
  }
  expect(report.mock.calls).toEqual([[{ cause: 'ECONNREFUSED', spans: 0 }], [{ cause: 'ECONNREFUSED', spans: 0 }]]);
});

test.each([
  ['the code of an error', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['the status of an answer', Object.assign(new Error('Dilnoza'), { code: 503 }), 'status 503'],
  ['the code of a cause', new Error('failed', { cause: Object.assign(new Error('late'), { code: 'ETIMEDOUT' }) }), 'ETIMEDOUT'],
  ['no message', new Error('10.0.0.7 answered: Dilnoza'), 'other'],
])('the report of lost spans has %s', (_title, error, cause) => {
  const report = vi.fn();
  createRedactingExporter(failing(error), report).export([], () => undefined);
  expect(report).toHaveBeenCalledWith({ cause, spans: 0 });
});
