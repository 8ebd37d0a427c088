import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContract } from './contracts/load.ts';
import { type MuddatEvent, type StreamEventsOptions, streamEvents } from './events.ts';
import type { MuddatClientOptions, TokenSource } from './index.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import { eventStream, hang, json, type RespondWith, reset, startTestServer, type TestServer, text } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const options = (getAccessToken: TokenSource = 'token'): MuddatClientOptions => ({
  environment: { baseUrl: server.url },
  getAccessToken,
  retry: { limit: 0, baseDelayMs: 10 },
});
const stream = (more?: StreamEventsOptions, token?: TokenSource) => streamEvents(options(token), more);

async function take(count: number, events: AsyncIterable<MuddatEvent>): Promise<[string, string | null][]> {
  const taken: [string, string | null][] = [];
  for await (const { type, id } of events) if (taken.push([type, id]) === count) break;
  return taken;
}
const lastIds = () => server.seen.map(({ headers }) => headers['last-event-id'] ?? null);
const seenRequests = (count: number) => vi.waitFor(() => expect(server.seen.length).toBeGreaterThanOrEqual(count));
const FAST = 'retry: 10\n\n';

describe('a stream of events', () => {
  it('asks as the contract says, with the token and the last id of an earlier run', async () => {
    server.answerWith(eventStream(['event: order\ndata:\nid: 2\n\n'], 'open'));
    expect(await take(1, stream({ lastEventId: '1' }))).toEqual([['order', '2']]);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/installment/v3/user/events',
      headers: { authorization: 'Bearer token', accept: 'text/event-stream', 'last-event-id': '1' },
    });
  });

  it('has the event types of the contract', async () => {
    const { description } = JSON.parse(JSON.stringify(loadContract('installment'))).paths['/v3/user/events'].get.responses['200'];
    const types: string[] = [...description.matchAll(/`(\w+)`/g)].map(([, type]) => type);
    server.answerWith(eventStream([...types.map((type) => `event: ${type}\ndata:\n\n`)], 'open'));
    expect(await take(types.length, stream())).toEqual(types.map((type) => [type, null]));
  });

  it.each([
    ['cut in the middle of a line', ['event: pay', 'ment\ndata', ':\nid: 7\n', '\n']],
    ['with other line ends', ['event: payment\r\ndata:\r\nid: 7\r\n\r\n']],
    ['with a byte order mark and comments', ['\ufeff: hello\n\nevent: payment\ndata:\nid: 7\n\n']],
    ['with text', ['event: payment\ndata: {"a":1}\nid: 7\n\n']],
    ['after types that this version does not know', ['event: basket\ndata:\n\ndata: no type\n\nevent: payment\ndata:\nid: 7\n\n']],
    ['after an event without data, which is none', ['event: order\nid: 6\n\nevent: payment\ndata:\nid: 7\n\n']],
    ['after fields that nobody knows', ['color: red\nretry: soon\n\nevent: payment\ndata:\nid: 7\n\n']],
  ])('reads an event %s', async (_what, parts) => {
    server.answerWith(eventStream(parts, 'open'));
    expect(await take(1, stream())).toEqual([['payment', '7']]);
  });

  it('gives each of several events the id that was known then', async () => {
    server.answerWith(eventStream(['event: order\ndata:\n\nevent: limit\ndata:\nid: 1\n\nevent: order\ndata:\n\n'], 'open'));
    expect(await take(3, stream())).toEqual([
      ['order', null],
      ['limit', '1'],
      ['order', '1'],
    ]);
  });

  it.each([
    ['ends', eventStream([FAST, 'id: 5\n\n'])],
    ['breaks', eventStream([FAST, 'id: 5\n\n'], 'reset')],
  ])('continues after the last id when the connection %s, also an id without an event', async (_what, first) => {
    server.answerWith(first, eventStream(['event: order\ndata:\nid: 6\n\n'], 'open'));
    expect(await take(1, stream())).toEqual([['order', '6']]);
    expect(lastIds()).toEqual([null, '5']);
  });

  it('ignores an id that no header can carry', async () => {
    server.answerWith(eventStream([FAST, 'id: 5\n\nid: \u0416\n\n']), eventStream(['event: order\ndata:\n\n'], 'open'));
    expect(await take(1, stream())).toEqual([['order', '5']]);
    expect(lastIds()).toEqual([null, '5']);
  });

  it.each<[string, RespondWith, number]>([
    ['503', json(503, {}), 0],
    ['500 with a page of HTML', text(500, '<h1>Oops</h1>'), 0],
    ['a lost connection', reset, 0],
    ['429, as late as the server asks', json(429, { code: 'rate_limited' }, { 'retry-after': '1' }), 990],
    ['a stream without a byte', eventStream([]), 0],
  ])('is opened again after %s', async (_what, failure, atLeastMs) => {
    server.answerWith(eventStream([FAST]), failure, eventStream(['event: order\ndata:\n\n'], 'open'));
    const startedAt = performance.now();
    expect(await take(1, stream())).toEqual([['order', null]]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(atLeastMs);
    expect(server.seen).toHaveLength(3);
  });

  it('waits as long as the server says in `retry`', async () => {
    server.answerWith(eventStream(['retry: 300\n\n']), eventStream(['event: order\ndata:\n\n'], 'open'));
    const startedAt = performance.now();
    await take(1, stream());
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295);
  });

  it('waits longer after each failure in a row', async () => {
    server.answerWith(eventStream([FAST]), json(503, {}));
    const end = new AbortController();
    const ended = rejectionOf(take(1, stream({ signal: end.signal })));
    await new Promise((resolve) => setTimeout(resolve, 700));
    end.abort();
    await ended;
    // Pauses of 10 ms each would be some sixty requests.
    expect(server.seen.length).toBeGreaterThan(3);
    expect(server.seen.length).toBeLessThan(12);
  });

  it('opens another connection when the first is silent for 30 seconds', async () => {
    server.answerWith(eventStream([FAST, 'id: 5\n\n'], 'open'), eventStream(['event: order\ndata:\n\n'], 'open'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const taken = take(1, stream());
      while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
      // The parts of the stream must have come before the silence begins.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(29_000);
      expect(server.seen).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await taken).toEqual([['order', '5']]);
      expect(lastIds()).toEqual([null, '5']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('renews a rejected token, and opens each connection with the token of then', async () => {
    const unauthorized = json(401, { code: 'unauthorized' });
    server.answerWith(eventStream([FAST]), unauthorized, eventStream(['event: order\ndata:\n\n'], 'open'));
    const tokens = { getToken: () => 'old', renewToken: () => 'new' };
    expect(await take(1, stream({}, tokens))).toEqual([['order', null]]);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
  });

  it.each<[string, RespondWith, object]>([
    [
      '400',
      json(400, { code: 'validation_failed' }),
      { statusCode: 400, code: 'validation_failed', operation: 'installment.streamEvents' },
    ],
    ['401 without another token', json(401, { code: 'unauthorized' }), { statusCode: 401 }],
    ['403', json(403, {}), { statusCode: 403 }],
    ['404', json(404, {}), { statusCode: 404 }],
    ['a redirect', text(302, '', { location: '/' }), { statusCode: 302 }],
    ['204', text(204, ''), { source: 'parse', statusCode: 204 }],
    ['a page of HTML', text(200, '<h1>Wi-Fi</h1>', { 'content-type': 'text/html' }), { source: 'parse', retryable: false }],
    ['an endless line', eventStream([`data: ${'x'.repeat(200_000)}`], 'open'), { source: 'parse' }],
  ])('ends with an error after %s, and asks no more', async (_what, failure, expected) => {
    server.answerWith(eventStream([FAST]), failure);
    expect(await rejectionOf(take(1, stream()))).toMatchObject({ name: 'ApiError', ...expected });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.seen).toHaveLength(2);
  });

  it.each<[string, RespondWith]>([
    ['it is opened', hang],
    ['it is silent', eventStream([FAST], 'open')],
    ['it waits', json(429, {}, { 'retry-after': '60' })],
  ])('ends with an AbortError when it is aborted while %s', async (_what, answer) => {
    server.answerWith(answer);
    const end = new AbortController();
    const ended = rejectionOf(take(1, stream({ signal: end.signal })));
    await seenRequests(1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    end.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(server.seen).toHaveLength(1);
  });

  it('ends with an error of the source timeout when its signal times out', async () => {
    server.answerWith(eventStream([FAST]));
    expect(await rejectionOf(take(1, stream({ signal: AbortSignal.timeout(60) })))).toMatchObject({ source: 'timeout' });
  });

  it('asks nothing when its signal is aborted before', async () => {
    server.answerWith(eventStream([FAST]));
    expect(await rejectionOf(take(1, stream({ signal: AbortSignal.abort(), lastEventId: 'never' })))).toMatchObject({ name: 'AbortError' });
    // A request of the stream before, which has timed out, may still arrive.
    expect(lastIds()).not.toContain('never');
  });

  it('closes its connection on break', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answerWith((response, seen) => {
        if (seen.headers['last-event-id'] === 'first') response.on('close', resolve);
        eventStream(['event: order\ndata:\n\n'], 'open')(response, seen);
      });
    });
    await take(1, stream({ lastEventId: 'first' }));
    await closed;
    expect(lastIds().filter((id) => id === 'first')).toHaveLength(1);
  });

  it('refuses a wrong address at once', () => {
    expect(() => streamEvents({ environment: { baseUrl: 'api.example' } })).toThrow(TypeError);
  });
});
