import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { traceRequests } from './trace-requests.ts';

async function startServer() {
  const memory = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: memory })] }).getTracer('test');
  const app = fastify();
  const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
  traceRequests(app, tracer, { routeOf, isTraced: () => true, trustsParent: () => false });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  app.get('/slow', async (_request, reply) => {
    arrive();
    await new Promise((resolve) => reply.raw.once('close', resolve));
    return {};
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.get('/right', async () => ({}));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, arrival, spans: () => memory.getFinishedSpans() };
}

test.each([
  ['/right', 200, SpanStatusCode.UNSET],
  ['/broken', 500, SpanStatusCode.ERROR],
])('the request %s has a span with its route and the status %d', async (path, status, code) => {
  const { app, url, spans } = await startServer();
  await fetch(`${url}${path}`);
  await expect.poll(spans).toHaveLength(1);
  expect(spans()[0]).toMatchObject({ name: `GET ${path}`, status: { code } });
  expect(spans()[0]?.attributes).toMatchObject({ 'http.route': path, 'http.response.status_code': status });
  expect(spans()[0]?.attributes).not.toHaveProperty('error.type');
  await app.close();
});

test('a request that its client gives up has a span without a status', async () => {
  const { app, url, arrival, spans } = await startServer();
  const given = new AbortController();
  const answer = fetch(`${url}/slow`, { signal: given.signal }).catch(() => 'gave up');
  await arrival;
  given.abort();
  expect(await answer).toBe('gave up');
  await expect.poll(spans).toHaveLength(1);
  expect(spans()[0]).toMatchObject({ name: 'GET /slow', status: { code: SpanStatusCode.ERROR } });
  expect(spans()[0]?.attributes).toMatchObject({ 'error.type': 'client-gone' });
  expect(spans()[0]?.attributes).not.toHaveProperty('http.response.status_code');
  await app.close();
});
