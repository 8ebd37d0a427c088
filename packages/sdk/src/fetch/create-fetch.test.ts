import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RetryOption } from '../client/call-options.ts';
import { ApiError } from '../errors/api-error.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { hang, hangInBody, json, reset, resetInBody, startTestServer, type TestServer, text } from '../testing/test-server.ts';
import { createFetch } from './create-fetch.ts';
import { genericRetry } from './retry-policy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];
const quick = (option: { limit: number; writes?: boolean }): RetryOption => ({ baseDelayMs: 1, ...option });

describe('createFetch, retries', () => {
  it.each(PASSING)('[S7-20] retries GET and HEAD once after status %d with the generic policy', async (status) => {
    for (const method of ['GET', 'HEAD']) {
      server.answerWith(json(status, {}), json(200, { ok: true }));
      expect((await createFetch({ retry: quick(genericRetry) })(`${server.url}/x`, { method })).status).toBe(200);
      expect(server.seen).toHaveLength(2);
    }
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('[S7-20] does not retry after status %d with the generic policy', async (status) => {
    server.answerWith(json(status, {}));
    expect((await createFetch({ retry: quick(genericRetry) })(server.url)).status).toBe(status);
    expect(server.seen).toHaveLength(1);
  });

  it('[S7-20] with the generic policy returns the second response if the one retry fails too', async () => {
    server.answerWith(json(503, { n: 1 }), json(500, { n: 2 }), json(200, {}));
    const response = await createFetch({ retry: quick(genericRetry) })(server.url);
    expect([response.status, await response.json(), server.seen.length]).toEqual([500, { n: 2 }, 2]);
  });

  it('with the generic policy retries once after a broken connection, also if it breaks in the body', async () => {
    for (const broken of [reset, resetInBody]) {
      server.answerWith(broken, json(200, { ok: true }));
      const response = await createFetch({ retry: quick(genericRetry) })(server.url);
      expect([await response.json(), server.seen.length]).toEqual([{ ok: true }, 2]);
    }
  });

  it('does not retry by default', async () => {
    server.answerWith(json(503, {}));
    expect((await createFetch()(server.url)).status).toBe(503);
    expect(server.seen).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '[S7-20] never retries a %s by default or with the generic policy, with or without an idempotency key',
    async (method) => {
      for (const retry of [0, quick(genericRetry), quick({ limit: 3 })]) {
        for (const headers of [{}, { 'Idempotency-Key': 'k' }]) {
          server.answerWith(json(503, {}));
          await createFetch({ retry })(server.url, { method, headers });
          server.answerWith(reset);
          await rejectionOf(createFetch({ retry })(server.url, { method, headers }));
          expect(server.seen).toHaveLength(1);
        }
      }
    },
  );

  it('retries a POST with an idempotency key, with the same key, if the caller sets a number of retries', async () => {
    server.answerWith(json(503, {}, { 'retry-after': '0' }), reset, json(201, { ok: true }));
    const init = { method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'key-1' } };
    expect((await createFetch({ retry: 2 })(server.url, init)).status).toBe(201);
    expect(server.seen.map((one) => [one.headers['idempotency-key'], one.body])).toEqual(
      Array.from({ length: 3 }, () => ['key-1', '{"a":1}']),
    );
  });

  it.each<[string, string, HeadersInit, RetryOption]>([
    ['a POST without a key', 'POST', {}, 2],
    ['a PUT with a key', 'PUT', { 'Idempotency-Key': 'k' }, 2],
    ['a DELETE with a key', 'DELETE', { 'Idempotency-Key': 'k' }, { limit: 2, writes: true }],
  ])('does not retry %s even if the caller sets a number of retries', async (_title, method, headers, retry) => {
    server.answerWith(json(503, {}));
    await createFetch({ retry })(server.url, { method, headers });
    expect(server.seen).toHaveLength(1);
  });

  it('retries a Request with its body', async () => {
    server.answerWith(json(503, {}), json(503, {}), json(201, {}));
    const request = new Request(server.url, { method: 'POST', body: 'text', headers: { 'idempotency-key': 'k' } });
    await createFetch({ retry: quick({ limit: 2, writes: true }) })(request);
    expect(server.seen.map((one) => one.body)).toEqual(['text', 'text', 'text']);
  });

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const after = [() => '1', () => new Date(Date.now() + 2000).toUTCString()];
    for (const header of after) {
      server.answerWith((response, seen) => json(429, {}, { 'retry-after': header() })(response, seen), json(200, {}));
      const start = performance.now();
      expect((await createFetch({ retry: quick(genericRetry) })(server.url)).status).toBe(200);
      expect(performance.now() - start).toBeGreaterThan(900);
    }
  });

  it('returns the response at once if Retry-After exceeds the timeout', async () => {
    server.answerWith(json(503, { n: 1 }, { 'retry-after': '60' }), json(200, {}));
    const start = performance.now();
    const response = await createFetch({ retry: quick(genericRetry), timeoutMs: 30_000 })(server.url);
    expect([response.status, server.seen.length]).toEqual([503, 1]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('waits before two retries at least 145 ms in all with the smallest jitter, 290 ms with the largest', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      server.answerWith(json(500, {}));
      const start = performance.now();
      await createFetch({ retry: { limit: 2, baseDelayMs: 100 } })(server.url);
      waits.push(performance.now() - start);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(145);
    expect(waits[1]).toBeGreaterThanOrEqual(290);
  });

  it.each<[RetryOption]>([[-1], [1.5], [Number.NaN], [{ limit: 1, baseDelayMs: -1 }], [{ limit: Number.POSITIVE_INFINITY }]])(
    'refuses the invalid policy %j',
    (retry) => {
      expect(() => createFetch({ retry })).toThrow(RangeError);
    },
  );
});

describe('createFetch, timeouts and aborts', () => {
  const isTimeout = { source: 'timeout', statusCode: 511, status: 511, retryable: true };

  it.each([
    ['a response that never comes', hang],
    ['a body that never ends', hangInBody],
  ])('ends %s with the timeout', async (_title, answer) => {
    server.answerWith(answer);
    const error = await rejectionOf(createFetch({ timeoutMs: 80 })(server.url));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(isTimeout);
  });

  it('applies the timeout to all retries together, also if the caller passes a signal', async () => {
    server.answerWith(hang);
    expect(await rejectionOf(createFetch({ timeoutMs: 80 })(server.url, { signal: new AbortController().signal }))).toMatchObject(
      isTimeout,
    );
    server.answerWith(json(503, {}), json(503, {}), hang);
    expect(await rejectionOf(createFetch({ timeoutMs: 2_000, retry: quick({ limit: 9 }) })(server.url))).toMatchObject(isTimeout);
    expect(server.seen).toHaveLength(3);
  });

  it('times out even if the given fetch ignores its signal', async () => {
    const deaf = () => new Promise<Response>(() => undefined);
    expect(await rejectionOf(createFetch({ timeoutMs: 50, fetch: deaf })('http://x.invalid'))).toMatchObject(isTimeout);
  });

  it.each([
    ['before the call', true, json(200, {})],
    ['while waiting', false, hang],
    ['in the body', false, hangInBody],
    ['between two tries', false, json(503, {}, { 'retry-after': '5' })],
  ])('rejects with an AbortError when the caller aborts %s, without a retry', async (_title, isEarly, answer) => {
    server.answerWith(answer);
    const controller = new AbortController();
    if (isEarly) controller.abort();
    else void vi.waitFor(() => expect(server.seen).toHaveLength(1), 10_000).then(() => setTimeout(() => controller.abort(), 50));
    const error = await rejectionOf(createFetch({ retry: 3 })(server.url, { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(error).not.toBeInstanceOf(ApiError);
    expect(server.seen.length).toBe(isEarly ? 0 : 1);
  });

  it.each([
    ['an Error', (controller: AbortController) => controller.abort(new Error('left the page'))],
    ['a text', (controller: AbortController) => controller.abort('left')],
  ])('rejects with an AbortError whose cause is the reason of the caller: %s', async (_title, abort) => {
    server.answerWith(hang);
    const controller = new AbortController();
    setTimeout(() => abort(controller), 30);
    const error = await rejectionOf(createFetch()(server.url, { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError', cause: controller.signal.reason });
  });

  it('obeys the signal of a Request', async () => {
    server.answerWith(hang);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    expect(await rejectionOf(createFetch()(new Request(server.url, { signal: controller.signal })))).toMatchObject({ name: 'AbortError' });
  });

  it('rejects with a timeout when the signal of the caller is a limit of time', async () => {
    server.answerWith(hang);
    expect(await rejectionOf(createFetch()(server.url, { signal: AbortSignal.timeout(30) }))).toMatchObject(isTimeout);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('refuses the timeout %d', (timeoutMs) => {
    expect(() => createFetch({ timeoutMs })).toThrow(RangeError);
  });
});

describe('createFetch, responses', () => {
  it('[S8-01] a missing response is an ApiError 511 with the source network, unlike a 511 of the server', async () => {
    server.answerWith(reset);
    const lost = await rejectionOf(createFetch()(server.url));
    expect(lost).toBeInstanceOf(ApiError);
    expect(lost).toMatchObject({ source: 'network', statusCode: 511, status: 511, data: null, retryable: true });
    server.answerWith(json(511, {}));
    expect((await createFetch()(server.url)).status).toBe(511);
  });

  it.each([301, 302, 303, 307, 308])('a redirect (%d) is an error and is not followed', async (status) => {
    server.answerWith(text(status, '', { location: '/elsewhere', 'x-request-id': 'r1' }), json(200, {}));
    const error = await rejectionOf(createFetch({ retry: quick(genericRetry) })(server.url, { redirect: 'follow' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ source: 'server', statusCode: status, retryable: false, requestId: 'r1' });
    expect(server.seen).toHaveLength(1);
  });

  it('returns status, headers and body of a response unchanged', async () => {
    server.answerWith(json(404, { a: 'ж' }, { 'x-request-id': 'r1' }));
    const response = await createFetch()(`${server.url}/a?b=1`);
    expect([response.status, response.statusText, response.ok, response.url]).toEqual([404, 'Not Found', false, `${server.url}/a?b=1`]);
    expect([response.headers.get('x-request-id'), await response.json()]).toEqual(['r1', { a: 'ж' }]);
  });

  it.each([204, 304])('returns a %d response, which has no body', async (status) => {
    server.answerWith(text(status, ''));
    const response = await createFetch()(server.url);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it('rejects with an ApiError if a header cannot be sent, such as one with a space in its name', async () => {
    expect(await rejectionOf(createFetch()(server.url, { headers: { 'bad name': 'x' } }))).toMatchObject({
      source: 'parse',
      statusCode: 400,
      retryable: false,
    });
  });
});
