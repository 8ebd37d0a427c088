import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import {
  hang,
  hangInBody,
  json,
  type RespondWith,
  reset,
  resetInBody,
  startTestServer,
  type TestServer,
  text,
} from '../testing/test-server.ts';
import { createMuddatClient } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TIMEOUT_MS = 1_000;
const client = () => createMuddatClient({ environment: { baseUrl: server.url }, timeoutMs: TIMEOUT_MS, retry: 0 });

const brokenGzip: RespondWith = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{"data": []}');
};
const endless: RespondWith = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write('[1,'.repeat(1_000)), 5);
  response.on('close', () => clearInterval(timer));
};
const empty204: RespondWith = (response) => {
  response.writeHead(204, { 'content-type': 'application/json' }).end();
};

/** Each row: the answer of the server, and the source, status and message of the error. */
const ANSWERS: readonly [string, RespondWith, string, number, RegExp][] = [
  ['a page with 200', text(200, '<!doctype html><title>Hello</title>'), 'parse', 200, /not JSON.*Is the base URL right/],
  ['a page with 404', text(404, '<h1>Not Found</h1>'), 'server', 404, /Is the base URL right/],
  ['JSON that is cut off', text(200, '{"data": [{"id": "1'), 'parse', 200, /not JSON/],
  ['an empty body', text(200, ''), 'parse', 200, /not JSON/],
  ['broken gzip', brokenGzip, 'network', 511, /could not be reached/],
  ['a body that never ends', endless, 'timeout', 511, /No answer in time/],
  ['a body that stops', hangInBody, 'timeout', 511, /No answer in time/],
  ['no answer', hang, 'timeout', 511, /No answer in time/],
  ['a closed connection', reset, 'network', 511, /Does the server run there/],
  ['a connection that closes in the body', resetInBody, 'network', 511, /could not be reached/],
  ['a redirect to another host', text(302, '', { location: 'https://evil.example/' }), 'server', 302, /redirect, which is not followed/],
  ['429 with seconds', json(429, { code: 'rate_limited', message: 'Подождите' }, { 'retry-after': '30' }), 'server', 429, /Подождите/],
  [
    '429 with a date',
    json(429, { code: 'rate_limited', message: 'Подождите' }, { 'retry-after': new Date(Date.now() + 30_000).toUTCString() }),
    'server',
    429,
    /Подождите/,
  ],
  ['a problem with 500', json(500, { code: 'internal', message: 'Сбой' }), 'server', 500, /Сбой/],
  ['500 without a body', text(500, ''), 'server', 500, /Internal Server Error/],
];

describe('a bad answer', () => {
  it.each(ANSWERS)(
    'that is %s ends in an ApiError that says what happened, within the timeout',
    async (_what, answer, source, status, message) => {
      server.answerWith(answer);
      const startedAt = performance.now();
      const error = await rejectionOf(client().installment.listOrders());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ source, status, operation: 'installment.listOrders', method: 'GET', attempts: 1 });
      expect(String(error)).toMatch(message);
      expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 3);
    },
  );

  it('that is 429 names the pause in milliseconds', async () => {
    server.answerWith(json(429, { code: 'rate_limited' }, { 'retry-after': '30' }));
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ retryAfterMs: 30_000 });
  });
});

it('a 204 that names a content type is a success without a body', async () => {
  server.answerWith(empty204);
  await expect(client().auth.revokeToken({ client_id: 'c', client_secret: 's', token: 't' })).resolves.toBeUndefined();
});
