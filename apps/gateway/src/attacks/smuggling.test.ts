import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const PAYMENT = '/api/billing/v1/api-payments/payment';
const SECOND = (host: string): string => `GET /api/installment/v3/stores?smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

/**
 * Requests whose end two servers may find at different positions. The bytes behind that end would become another customer's next request.
 */
const CUTS: readonly [string, (host: string) => string][] = [
  ['Content-Length and chunked encoding', (host) => `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['chunked encoding and Content-Length', (host) => `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['two Content-Length headers', (host) => `Content-Length: 0\r\nContent-Length: ${SECOND(host).length}\r\n\r\n${SECOND(host)}`],
  ['two lengths in one Content-Length header', (host) => `Content-Length: 0, ${SECOND(host).length}\r\n\r\n${SECOND(host)}`],
  ['a length with a sign', (host) => `Content-Length: +0\r\n\r\n${SECOND(host)}`],
  ['a length in hexadecimal', (host) => `Content-Length: 0x0\r\n\r\n${SECOND(host)}`],
  ['a negative length', (host) => `Content-Length: -1\r\n\r\n${SECOND(host)}`],
  ['a space before the colon', (host) => `Content-Length : 0\r\n\r\n${SECOND(host)}`],
  ['an unknown encoding', (host) => `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['chunked not as the last encoding', (host) => `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  [
    'two encodings in two headers',
    (host) => `Transfer-Encoding: identity\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${SECOND(host)}`,
  ],
  ['a vertical tab before chunked', (host) => `Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['a folded header', (host) => `X-A: 1\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${SECOND(host)}`],
  ['a folded Transfer-Encoding header', (host) => `Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['a bare line feed between headers', (host) => `X-A: 1\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SECOND(host)}`],
  ['a bare carriage return in a header', (host) => `X-A: 1\rContent-Length: 0\r\n\r\n${SECOND(host)}`],
  ['a NUL in a header', (host) => `X-A: 1\u0000\r\nContent-Length: 0\r\n\r\n${SECOND(host)}`],
  ['a chunk without a valid size', (host) => `Transfer-Encoding: chunked\r\n\r\nx\r\n\r\n${SECOND(host)}`],
  ['a chunk size with a sign', (host) => `Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n${SECOND(host)}`],
  ['an overflowing chunk size', (host) => `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${SECOND(host)}`],
  ['a chunk longer than its size', (host) => `Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${SECOND(host)}`],
  ['a chunk ended by a bare line feed', (host) => `Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n${SECOND(host)}`],
  ['an invalid trailer', (host) => `Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 99\r\nX: \u0000\r\n\r\n${SECOND(host)}`],
];

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  test.each(CUTS)('a request with %s is refused, and the bytes after it are not read as a second request', async (_name, rest) => {
    const before = target.gateway.backend.requests.length;
    const head = `POST ${PAYMENT} HTTP/1.1\r\nHost: ${target.host}\r\nOrigin: ${target.site}\r\nX-Requested-With: muddat-web\r\n`;
    const answer = await target.raw(`${head}Content-Type: application/json\r\n${rest(target.host)}`, 2);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
    expect(statuses.filter((status) => !status?.startsWith('4'))).toEqual([]);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(target.gateway.backend.requests.slice(before).map(({ url }) => url)).toEqual([]);
  });

  test.each(['gzip, chunked', 'gzip', 'deflate, chunked'])('the transfer coding "%s" gets 501 and is not passed on', async (coding) => {
    const before = target.gateway.backend.requests.length;
    const head = `POST ${PAYMENT} HTTP/1.1\r\nHost: ${target.host}\r\nOrigin: ${target.site}\r\nX-Requested-With: muddat-web\r\n`;
    const answer = await target.raw(`${head}Content-Type: application/json\r\nTransfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
    expect(answer).toMatch(coding === 'gzip' ? /^HTTP\/1\.1 (501|400) / : /^HTTP\/1\.1 501 /);
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  test.each([
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1'],
    ['TRACE', 'TRACE / HTTP/1.1'],
    ['an unknown method', 'EVIL / HTTP/1.1'],
    ['an unknown HTTP version', 'GET / HTTP/9.9'],
    ['the HTTP/2 preface', 'PRI * HTTP/2.0'],
    ['a space in the address', 'GET /ru evil HTTP/1.1'],
  ])('a request line with %s is refused', async (_name, line) => {
    const answer = await target.raw(`${line}\r\nHost: ${target.host}\r\n\r\n`);
    expect(answer).not.toMatch(/^HTTP\/1\.1 [123]/);
  });

  test('two complete requests on one connection each get their own response', async () => {
    const one = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: ${target.host}\r\n\r\n`;
    const answer = await target.raw(one('/healthz') + one('/api/nothing'), 2);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['200', '404']);
  });

  test('a request for an h2c upgrade is not upgraded', async () => {
    const head = `GET /api/auth/user HTTP/1.1\r\nHost: ${target.host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`;
    expect(await target.raw(head)).not.toMatch(/^HTTP\/1\.1 101/);
  });
});
