import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const EVENTS = '/api/installment/v3/user/events';
const UPSTREAM_TIMEOUT_MS = 1_000;

let gateway: TestGateway | null = null;
afterEach(async () => {
  await gateway?.close();
  gateway = null;
});

/** Starts a gateway whose backend opens event streams and leaves them to the test. `asked` has the headers of each request for a stream. */
async function start(): Promise<{ browser: Browser; streams: ServerResponse[]; asked: Record<string, unknown>[]; own: TestGateway }> {
  const own = await startGateway({}, UPSTREAM_TIMEOUT_MS);
  gateway = own;
  const streams: ServerResponse[] = [];
  const asked: Record<string, unknown>[] = [];
  own.backend.respondTo('/installment/v3/user/events', (seen, response) => {
    asked.push(seen.headers);
    response.writeHead(200, { 'content-type': 'text/event-stream', server: 'backend', 'set-cookie': 'a=b' });
    response.write('retry: 3000\nid: 1\n\n');
    streams.push(response);
  });
  const browser = own.browser();
  expect(
    (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password })).status,
  ).toBe(200);
  return { browser, streams, asked, own };
}

/** Opens the stream with the browser's session and keeps reading in the background. */
async function open({ browser, own }: { browser: Browser; own: TestGateway }, headers: Record<string, string> = {}) {
  const left = new AbortController();
  const answer = await fetch(`${own.origin}${EVENTS}`, {
    headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '), ...headers },
    signal: left.signal,
  });
  const heard = { text: '', ended: false, broken: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) heard.text += decoder.decode(chunk, { stream: true });
    heard.ended = true;
  })().catch(() => {
    heard.broken = true;
  });
  return { answer, heard, leave: () => left.abort() };
}

test('the gateway forwards server events as the backend sends them, for longer than the timeout of other calls', async () => {
  const world = await start();
  const { answer, heard } = await open(world, { 'last-event-id': 'before' });
  expect(
    Object.fromEntries(
      ['content-type', 'cache-control', 'x-accel-buffering', 'set-cookie', 'server'].map((name) => [name, answer.headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'set-cookie': null,
    server: null,
  });
  expect(world.asked[0]?.['last-event-id']).toBe('before');
  await expect.poll(() => heard.text).toContain('id: 1');
  for (let count = 0; count < 5; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, UPSTREAM_TIMEOUT_MS / 2));
    world.streams[0]?.write(`event: order\ndata:\nid: ${count + 2}\n\n`);
  }
  await expect.poll(() => heard.text).toContain('id: 6');
  expect(heard).toMatchObject({ ended: false, broken: false });
});

test('the gateway does not forward Last-Event-ID with a call other than the event stream', async () => {
  const { browser, own } = await start();
  const seen: unknown[] = [];
  own.backend.respondTo('/installment/v3/user/limit', (asked, response) => {
    seen.push(asked.headers['last-event-id']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await browser.get('/api/installment/v3/user/limit', { 'last-event-id': 'x' });
  expect(seen).toEqual([undefined]);
});

test('a request for server events without a session gets 401 and opens no stream at the backend', async () => {
  const { own, streams } = await start();
  const answer = await own.browser().get(EVENTS);
  expect([answer.status, streams.length]).toEqual([401, 0]);
});

test('an event stream that the client or the backend breaks off is closed by the gateway on the other side too', async () => {
  const world = await start();
  const one = await open(world);
  await expect.poll(() => one.heard.text).toContain('id: 1');
  one.leave();
  await expect.poll(() => world.streams[0]?.destroyed).toBe(true);
  const other = await open(world);
  await expect.poll(() => other.heard.text).toContain('id: 1');
  world.streams[1]?.destroy();
  await expect.poll(() => other.heard.ended).toBe(true);
});

test('a gateway that shuts down ends its event streams within three seconds', async () => {
  const world = await start();
  const { heard } = await open(world);
  await expect.poll(() => heard.text).toContain('id: 1');
  const began = Date.now();
  gateway = null;
  await world.own.close();
  await expect.poll(() => heard.ended).toBe(true);
  expect(Date.now() - began).toBeLessThan(3_000);
});
