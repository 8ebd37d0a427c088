import { ROOT_CONTEXT } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, test, vi } from 'vitest';
import { createSpanReporter, reportSpan } from './report-spans.ts';

const BEGIN = 1_764_500_000_000;

function spanOf(status: number, durationMs: number): ReadableSpan {
  const memory = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: memory })] });
  const attributes = { 'http.request.method': 'GET', 'http.response.status_code': status, 'muddat.page': 'orders' };
  provider
    .getTracer('test')
    .startSpan('fetch GET', { startTime: BEGIN, attributes }, ROOT_CONTEXT)
    .end(BEGIN + durationMs);
  const [span] = memory.getFinishedSpans();
  if (span === undefined) throw new Error('no span');
  return span;
}

test.each([
  ['an answer', 200, 1_200, { status: 200, duration: 1_200 }],
  ['a redirect that the page does not follow', 0, 30, { status: null, duration: 30 }],
  ['a call while the device slept', 200, 86_400_000, { status: 200, duration: 3_600_000 }],
])('the span of %s has values that the gateway takes', (_title, status, durationMs, expected) => {
  expect(reportSpan(spanOf(status, durationMs))).toMatchObject({ kind: 'fetch', page: 'orders', method: 'GET', ...expected });
});

test('after a refusal, as when traces have ended, a page sends no more spans', async () => {
  const send = vi.fn<typeof fetch>();
  const reporter = createSpanReporter(send);
  const report = async () => {
    reporter.export([spanOf(200, 1)], () => undefined);
    await Promise.resolve();
    await Promise.resolve();
  };
  send.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await report();
  send.mockRejectedValueOnce(new TypeError('no network'));
  await report();
  send.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await report();
  await report();
  expect(send).toHaveBeenCalledTimes(3);
});
