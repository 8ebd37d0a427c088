import { InMemorySpanExporter, SimpleSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActionSpans } from './action-spans.ts';
import { reportSpan } from './report-spans.ts';
import { traceFetch } from './trace-fetch.ts';

const ORIGIN = 'https://muddat.example';

function setUp(ratio = 1) {
  const memory = new InMemorySpanExporter();
  const provider = new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new SimpleSpanProcessor({ exporter: memory })],
  });
  const sent: Request[] = [];
  const calls: { answer: (response: Response) => void; refuse: (error: Error) => void }[] = [];
  const send: typeof fetch = (input, init) => {
    sent.push(new Request(input, init));
    return new Promise((answer, refuse) => calls.push({ answer, refuse }));
  };
  const tracer = provider.getTracer('test');
  const actions = createActionSpans(tracer);
  const traced = traceFetch(send, { tracer, actions, origin: ORIGIN, page: () => 'order-pay' });
  const answer = async (): Promise<void> => {
    for (const call of calls.splice(0)) call.answer(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(0);
  };
  const refuse = async (): Promise<void> => {
    for (const call of calls.splice(0)) call.refuse(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { traced, actions, sent, answer, refuse, spans: () => memory.getFinishedSpans().map(reportSpan) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a call has a span with method, page and status, and carries its ids', async () => {
  const { traced, sent, answer, spans } = setUp();
  void traced(`${ORIGIN}/api/billing/v1/payments/17?phone=998900000001`, { method: 'POST', body: '{"code":"1234"}' });
  await answer();
  const [span] = spans();
  expect(span).toMatchObject({ kind: 'fetch', page: 'order-pay', method: 'POST', status: 204, failed: false, parent: null, control: null });
  expect(sent[0]?.headers.get('traceparent')).toBe(`00-${span?.trace}-${span?.span}-01`);
  expect(await sent[0]?.text()).toBe('{"code":"1234"}');
  expect(JSON.stringify(span)).not.toMatch(/998900000001|payments|1234/);
});

test.each([
  ['a file', '/assets/site/app.js'],
  ['another site', 'https://ads.example/api/x'],
  ['the report of spans', '/api/traces'],
  ['the report of errors', '/api/client-report'],
])('a request of %s has no span and no header', async (_title, url) => {
  const { traced, sent, answer, spans } = setUp();
  void traced(new URL(url, ORIGIN));
  await answer();
  expect(sent[0]?.headers.has('traceparent')).toBe(false);
  expect(spans()).toEqual([]);
});

test('the data of a page has a span without its address', async () => {
  const { traced, sent, answer, spans } = setUp();
  void traced(`${ORIGIN}/payload/ru/products/998900000001.json`);
  await answer();
  expect(sent[0]?.headers.has('traceparent')).toBe(true);
  expect(spans()).toMatchObject([{ kind: 'fetch', method: 'GET', page: 'order-pay' }]);
  expect(JSON.stringify(spans())).not.toContain('998900000001');
});

test('a call that is not kept says so to the gateway', async () => {
  const { traced, sent, answer, spans } = setUp(0);
  void traced(`${ORIGIN}/api/auth/user`);
  await answer();
  expect(sent[0]?.headers.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(spans()).toEqual([]);
});

test('the use of a control is the parent of the calls of the next second, and ends with the last of them', async () => {
  const { traced, actions, answer, spans } = setUp();
  actions.begin({ 'muddat.page': 'order-pay', 'muddat.control': 'button' });
  await vi.advanceTimersByTimeAsync(400);
  void traced(`${ORIGIN}/api/billing/a`);
  await vi.advanceTimersByTimeAsync(700);
  void traced(`${ORIGIN}/api/billing/later`);
  await vi.advanceTimersByTimeAsync(300);
  await answer();
  const use = spans().find(({ kind }) => kind === 'use');
  expect(use).toMatchObject({ page: 'order-pay', control: 'button', parent: null, duration: 1_400 });
  expect(spans().flatMap(({ kind, parent }) => (kind === 'fetch' ? [parent] : []))).toEqual([use?.span, null]);
});

test('the use of a control without a call has no span', async () => {
  const { actions, spans } = setUp();
  actions.begin({ 'muddat.page': 'home', 'muddat.control': 'link' });
  actions.begin({ 'muddat.page': 'home', 'muddat.control': 'link' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(spans()).toEqual([]);
});

test('a call that fails has a failed span, and rejects as before', async () => {
  const { traced, refuse, spans } = setUp();
  const call = traced(`${ORIGIN}/api/auth/user`);
  const rejected = expect(call).rejects.toThrow('no network');
  await refuse();
  await rejected;
  expect(spans()).toMatchObject([{ failed: true, status: null }]);
});
