import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from 'vitest';
import { closeIdleUntilClosed, countOpenRequests, stopServer } from './stop-server.ts';

type Line = readonly [level: 'info' | 'error', message: string, fields: object];

/** A server that answers after `answerAfterMs`, with one request under way. */
async function serverWithRequest(answerAfterMs: number) {
  const server = createServer((_request, response) => void setTimeout(() => response.end('done'), answerAfterMs).unref());
  const openRequests = countOpenRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = fetch(`http://127.0.0.1:${port}`).then(
    (response) => response.text(),
    () => 'cut',
  );
  await expect.poll(openRequests).toBe(1);
  return { server, openRequests, answer };
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
  const { server, openRequests, answer } = await serverWithRequest(100);
  const { lines, log } = recordLog();
  const close = () => closeServer(server);
  expect(await stopServer({ server, openRequests, close, log, reason: 'SIGTERM' })).toBe(0);
  expect(await answer).toBe('done');
  expect(lines).toEqual([
    ['info', 'stopping', { reason: 'SIGTERM', open_requests: 1 }],
    ['info', 'stopped', { ms: expect.any(Number), cut_requests: 0 }],
  ]);
});

test('stopServer cuts a request after the limit, logs how many, and returns 1', async () => {
  const { server, openRequests, answer } = await serverWithRequest(60_000);
  const { lines, log } = recordLog();
  const close = () => closeServer(server);
  expect(await stopServer({ server, openRequests, close, log, reason: 'SIGTERM', limitMs: 100 })).toBe(1);
  expect(await answer).toBe('cut');
  expect(lines.at(-1)).toEqual(['error', 'stopped, and cut requests that took too long', { ms: expect.any(Number), cut_requests: 1 }]);
});

test('stopServer returns 1 if the rest cannot be closed', async () => {
  const { lines, log } = recordLog();
  const close = () => Promise.reject(new Error('no space'));
  expect(await stopServer({ server: createServer(), openRequests: () => 0, close, log, reason: 'SIGTERM' })).toBe(1);
  expect(lines.at(-1)).toEqual(['error', 'the stop failed', { err: new Error('no space') }]);
});
