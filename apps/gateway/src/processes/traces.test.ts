import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { findPersonalData } from '@muddat/servers/personal-data';
import { type CollectedSpan, lineOf, startTraceCollector, type TraceCollector } from '@muddat/servers/trace-collector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetFolders } from '../pages/assets/hashed-files.ts';
import { type Backend, startBackend } from '../testing/backend.ts';
import { createBrowser } from '../testing/browser.ts';
import { writeBundles } from '../testing/bundles.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/gateway-process.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';

const DILNOZA = { phone: '+998900000001', password: 'Muddat-demo-1' };
/** Three servers start, and the sandbox's data may have to be seeded first. */
const START_LIMIT_MS = 300_000;
const TRACE = '0af7651916cd43dd8448eb211c80319c';

let folder: string;
let dist: AssetFolders;
let backend: Backend;
let collector: TraceCollector;
let sandbox: Sandbox;
let gateway: GatewayProcess;
let lonely: GatewayProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway traces '));
  dist = writeBundles(folder);
  backend = await startBackend();
  collector = await startTraceCollector();
  lonely = startProcess('lonely', {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_TRACES_SAMPLER: 'half',
  });
  sandbox = await startSandbox(collector.env);
  gateway = startProcess('traced', { ...collector.env, ...upstreamsOf(sandbox.url) });
  await Promise.all([gateway.origin, lonely.origin]);
}, START_LIMIT_MS);
afterAll(async () => {
  await Promise.all([gateway?.server.end('SIGTERM'), lonely?.server.end('SIGTERM')]);
  await sandbox?.close();
  await backend?.close();
  await collector?.close();
  rmSync(folder, { recursive: true, force: true });
});

const startProcess = (name: string, env: Record<string, string>): GatewayProcess =>
  startGatewayProcess({ folder, dist, backend, env: { DATA_DIR: name, LOG_LEVEL: 'info', ...env } });
const isOf =
  (service: string, name: RegExp, trace?: string) =>
  ({ service: own, name: called, traceId }: CollectedSpan): boolean =>
    own === service && name.test(called) && (trace ?? traceId) === traceId;
/** The spans of a request, once there is one of each kind. The two servers send theirs independently, in any order. */
const traceOf = async (requestId: unknown, ...kinds: ((span: CollectedSpan) => boolean)[]): Promise<readonly CollectedSpan[]> => {
  const find = () => {
    const first = collector.spans.find(({ attributes }) => attributes['muddat.request_id'] === requestId);
    return collector.spans.filter(({ traceId }) => traceId === first?.traceId);
  };
  await expect.poll(() => kinds.map((isOfKind) => find().some(isOfKind))).toEqual(kinds.map(() => true));
  return find();
};

describe('the traces of a gateway and a sandbox', () => {
  test('one request is one trace: the gateway, its call, the sandbox, and its queries', async () => {
    const browser = createBrowser(await gateway.origin);
    expect((await browser.post('/api/auth/login', { strategy: 'customer', ...DILNOZA })).status).toBe(200);
    const answer = await browser.get('/api/installment/v3/user/orders/all');
    expect(answer.status).toBe(200);

    const trace = await traceOf(
      answer.headers['x-request-id'],
      ...[isOf('muddat-gateway', /^GET api:/), isOf('muddat-gateway', /^GET installment$/), isOf('muddat-sandbox', /^GET /)],
    );
    const [request, ...others] = trace.filter(isOf('muddat-gateway', /^GET api:/));
    expect(others).toEqual([]);
    const call = trace.find(isOf('muddat-gateway', /^GET installment$/));
    const answered = trace.find(isOf('muddat-sandbox', /^GET /));
    const queries = trace.filter(isOf('muddat-sandbox', /^sql select$/));
    expect(request?.parentSpanId).toBe('');
    expect(call?.parentSpanId).toBe(request?.spanId);
    expect(answered?.parentSpanId).toBe(call?.spanId);
    expect(queries.map(({ parentSpanId }) => trace.find(({ spanId }) => spanId === parentSpanId)?.service)).toEqual(
      queries.map(() => 'muddat-sandbox'),
    );
    expect(queries.length).toBeGreaterThan(1);
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': 'api:installment.listOrders',
      'http.response.status_code': 200,
      'muddat.request_id': answer.headers['x-request-id'],
    });
    expect(answered?.attributes['muddat.request_id']).toBe(answer.headers['x-request-id']);
    expect(gateway.server.output).toContain(`"trace_id":"${request?.traceId}","route":"api:installment.listOrders"`);
  });

  test('a request with a body is one trace too, and no value of a body, an address or a query of the database is in a trace', async () => {
    const answer = await createBrowser(await gateway.origin).post('/api/auth/login', { strategy: 'customer', ...DILNOZA });
    await traceOf(answer.headers['x-request-id'], isOf('muddat-sandbox', /^sql insert$/), isOf('muddat-sandbox', /^sql transaction$/));
    const found = await createBrowser(await gateway.origin).get('/api/installment/v3/products?q=%2B998900000001');
    await traceOf(found.headers['x-request-id'], isOf('muddat-gateway', /^GET api:/));
    expect(collector.spans.map(lineOf).flatMap(findPersonalData)).toEqual([]);
  });

  test('only our own pages continue a trace', async () => {
    const browser = createBrowser(await gateway.origin);
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
    await browser.get('/api/auth/user', { traceparent, 'sec-fetch-site': 'cross-site' });
    await browser.get('/api/auth/user', { traceparent });
    await browser.get('/api/auth/user', { traceparent, 'sec-fetch-site': 'same-origin' });
    await expect.poll(() => collector.spans.filter(({ traceId }) => traceId === TRACE).length).toBe(1);
    expect(collector.spans.filter(isOf('muddat-gateway', /api:auth\.user$/))).toHaveLength(3);
  });

  test('a document names the part of the traces that is kept, and other responses do not', async () => {
    const browser = createBrowser(await gateway.origin);
    const document = await browser.get('/ru');
    expect([document.status, document.headers['server-timing']]).toEqual([200, 'traces;desc="1"']);
    const fromCache = await browser.get('/ru', { 'if-none-match': String(document.headers['etag']) });
    expect([fromCache.status, fromCache.headers['server-timing']]).toEqual([304, 'traces;desc="1"']);
    expect((await browser.get('/api/auth/user')).headers['server-timing']).toBeUndefined();
  });

  test('the spans of our page join the trace of the calls that it made', async () => {
    const browser = createBrowser(await gateway.origin);
    const [trace, use, call] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7', '00f067aa0ba902b8'];
    await browser.get('/api/auth/user', { traceparent: `00-${trace}-${call}-01`, 'sec-fetch-site': 'same-origin' });
    const common = { trace, page: 'order-pay', failed: false, start: Date.now(), duration: 40 };
    const spans = [
      { ...common, kind: 'use', span: use, parent: null, control: 'button', method: null, status: null },
      { ...common, kind: 'fetch', span: call, parent: use, control: null, method: 'GET', status: 200 },
    ];
    expect((await browser.post('/api/traces', { spans })).status).toBe(204);
    await expect.poll(() => collector.spans.filter(({ traceId }) => traceId === trace).length).toBe(3);
    const names = [use, call].map((id) => collector.spans.find(({ spanId }) => spanId === id));
    expect(names.map((span) => [span?.service, span?.name])).toEqual([
      ['muddat-browser', 'use button'],
      ['muddat-browser', 'fetch GET'],
    ]);
    expect(collector.spans.find(isOf('muddat-gateway', /api:auth\.user$/, trace))?.parentSpanId).toBe(call);
  });

  test('a report of spans with anything else is dropped, and one from elsewhere is refused', async () => {
    const browser = createBrowser(await gateway.origin);
    const phone = '+998900000001';
    const before = collector.spans.filter(({ service }) => service === 'muddat-browser').length;
    const send = (body: unknown, headers: Record<string, string> = {}) => browser.post('/api/traces', body, headers);
    expect((await send({ spans: [{ name: phone }] })).status).toBe(204);
    expect((await send({ spans: [], phone })).status).toBe(204);
    expect((await send({ padding: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await send({ spans: [] }, { origin: 'https://ads.example' })).status).toBe(403);
    expect((await send({ spans: [] }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await browser.get('/api/traces')).status).toBe(405);
    await browser.get('/api/auth/user');
    expect(collector.spans.filter(({ service }) => service === 'muddat-browser')).toHaveLength(before);
    expect(collector.spans.map(lineOf).flatMap(findPersonalData)).toEqual([]);
  });

  test('files and probes have no span', async () => {
    const browser = createBrowser(await gateway.origin);
    await browser.get('/healthz');
    await browser.get('/assets/none.js');
    await browser.get('/api/auth/user');
    await expect.poll(() => collector.spans.some(({ name }) => name.endsWith('api:auth.user'))).toBe(true);
    expect(collector.spans.filter(({ name }) => /healthz|assets/.test(name))).toEqual([]);
  });
});

test('a gateway whose collector is away answers as before, logs one line, and warns about a wrong setting', async () => {
  const browser = createBrowser(await lonely.origin);
  for (let count = 0; count < 5; count += 1) {
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(lonely.server.output).toMatch(/"level":"warn".*OTEL_TRACES_SAMPLER must be one of/);
  const lines = () => lonely.server.output.match(/traces could not be sent/g)?.length ?? 0;
  await expect.poll(lines).toBe(1);
  const since = performance.now();
  expect(await lonely.server.end('SIGTERM')).toBe(0);
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(lines()).toBe(1);
});
