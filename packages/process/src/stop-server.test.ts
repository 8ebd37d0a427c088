import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { closeIdleUntilClosed, stopServer, trackOpenResponses } from './stop-server.ts';

type Line = readonly [level: 'info' | 'error', message: string, fields: object];

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  const openResponses = trackOpenResponses(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, openResponses, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

/** A server that answers after `answerAfterMs`, with one request under way. */
async function serverWithRequest(answerAfterMs: number) {
  const { server, openResponses, port } = await listen(
    (_request, response) => void setTimeout(() => response.end('done'), answerAfterMs).unref(),
  );
  const answer = fetch(`http://127.0.0.1:${port}`).then(
    (response) => response.text(),
    () => 'cut',
  );
  await expect.poll(() => openResponses.size).toBe(1);
  return { server, openResponses, answer };
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    closeIdleUntilClosed(server);
  });

function recordLog() {
  const lines: Line[] = [];
  return {
    lines,
    log: {
      info: (fields: object, message: string) => void lines.push(['info', message, fields]),
      error: (fields: object, message: string) => void lines.push(['error', message, fields]),
    },
  };
}

test('stopServer waits for a request under way and logs a stop without cut requests', async () => {
  const { server, openResponses, answer } = await serverWithRequest(100);
  const { lines, log } = recordLog();
  const close = () => closeServer(server);
  expect(await stopServer({ server, openResponses, close, log, reason: 'SIGTERM' })).toBe(0);
  expect(await answer).toBe('done');
  expect(lines).toEqual([
    ['info', 'stopping', { reason: 'SIGTERM', open_requests: 1 }],
    ['info', 'stopped', { ms: expect.any(Number), cut_requests: 0 }],
  ]);
});

test('stopServer cuts a request after the limit, logs how many, and returns 1', async () => {
  const { server, openResponses, answer } = await serverWithRequest(60_000);
  const { lines, log } = recordLog();
  const close = () => closeServer(server);
  expect(await stopServer({ server, openResponses, close, log, reason: 'SIGTERM', limitMs: 100 })).toBe(1);
  expect(await answer).toBe('cut');
  expect(lines.at(-1)).toEqual(['error', 'stopped, and cut requests that took too long', { ms: expect.any(Number), cut_requests: 1 }]);
});

test('stopServer returns 1 if the rest cannot be closed', async () => {
  const { lines, log } = recordLog();
  const close = () => Promise.reject(new Error('no space'));
  expect(await stopServer({ server: createServer(), openResponses: new Set(), close, log, reason: 'SIGTERM' })).toBe(1);
  expect(lines.at(-1)).toEqual(['error', 'the stop failed', { err: new Error('no space') }]);
});

test('stopServer sends the rest of an ended response to a slow client', async () => {
  const body = Buffer.alloc(8_000_000);
  const { server, openResponses, port } = await listen((_request, response) => void response.end(body));
  const client = connect(port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => [...openResponses].map((response) => response.writableEnded)).toEqual([true]);
  const { lines, log } = recordLog();
  const stopped = stopServer({ server, openResponses, close: () => closeServer(server), log, reason: 'SIGTERM' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
  });
  client.resume();
  expect(await stopped).toBe(0);
  if (!client.closed) await once(client, 'close');
  expect(received).toBeGreaterThan(body.length);
  expect(lines.at(-1)).toEqual(['info', 'stopped', { ms: expect.any(Number), cut_requests: 0 }]);
});

test('stopServer gives up if the rest does not close in time, logs it and returns 1', async () => {
  const { lines, log } = recordLog();
  const close = () => new Promise(() => undefined);
  const limits = { limitMs: 20, lastStepsMs: 20 };
  expect(await stopServer({ server: createServer(), openResponses: new Set(), close, log, reason: 'SIGTERM', ...limits })).toBe(1);
  expect(lines.at(-1)).toEqual(['error', 'the stop took too long and was given up', { ms: expect.any(Number), cut_requests: 0 }]);
});
