import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { uploadLocation } from '../upstream/response-headers.ts';

const FILES = '/api/installment/v3/user/verification/files';
const UPLOAD = `${FILES}/3f0c5b7e9a`;
const PART_BYTES = 204_800;

let gateway: TestGateway;
let browser: Browser;
let location = '';
beforeAll(async () => {
  gateway = await startGateway();
  gateway.backend.respondTo('/installment/v3/user/verification/files', ({ method }, response) => {
    const common = { 'tus-resumable': '1.0.0', 'upload-offset': '7', 'x-powered-by': 'tus', 'access-control-allow-origin': '*' };
    if (method === 'POST') response.writeHead(201, { ...common, location }).end();
    else response.writeHead(method === 'HEAD' ? 200 : 204, { ...common, 'upload-length': '9' }).end();
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  location = `${gateway.backend.url}/installment/v3/user/verification/files/3f0c5b7e9a`;
  browser = gateway.browser();
  await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
});

const tus = (more: Record<string, string> = {}) => ({
  origin: gateway.origin,
  'x-requested-with': 'muddat-web',
  'tus-resumable': '1.0.0',
  ...more,
});
const part = (bytes: number, more: Record<string, string> = {}) => ({
  method: 'PATCH',
  body: Buffer.alloc(bytes, 1),
  headers: tus({ 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', ...more }),
});
const last = () => gateway.backend.requestsTo('/installment/v3/user/verification/files').at(-1);

describe('an upload through the gateway', () => {
  test('can be created, asked for its offset, continued and deleted, at an address of this site', async () => {
    const headers = tus({
      'upload-length': '9',
      'upload-metadata': 'step c2VsZmll',
      'upload-concat': 'partial',
      'x-http-method-override': 'DELETE',
    });
    const begun = await browser.request(FILES, { method: 'POST', headers });
    expect([begun.status, begun.headers['location'], begun.headers['tus-resumable']]).toEqual([201, UPLOAD, '1.0.0']);
    expect(last()?.headers).toMatchObject({ 'upload-length': '9', 'upload-metadata': 'step c2VsZmll', 'tus-resumable': '1.0.0' });
    for (const name of ['upload-concat', 'x-http-method-override', 'cookie']) expect(last()?.headers).not.toHaveProperty(name);

    const asked = await browser.request(UPLOAD, { method: 'HEAD', headers: tus() });
    expect([asked.status, asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([200, '7', '9']);
    expect([last()?.method, asked.headers['cache-control']]).toEqual(['HEAD', 'no-store']);

    const sent = await browser.request(UPLOAD, part(PART_BYTES));
    expect([sent.status, sent.headers['upload-offset'], last()?.method, last()?.body.length]).toEqual([204, '7', 'PATCH', PART_BYTES]);
    for (const name of ['x-powered-by', 'access-control-allow-origin']) expect(sent.headers).not.toHaveProperty(name);

    const ended = await browser.request(UPLOAD, { method: 'DELETE', headers: tus() });
    expect([ended.status, last()?.method]).toEqual([204, 'DELETE']);
  });

  test.each([
    ['a chunk of more than 200 KB', () => part(PART_BYTES + 1), 413, 'body_too_large'],
    ['a chunk of another content type', () => part(9, { 'content-type': 'image/jpeg' }), 415, 'unsupported_media_type'],
    ['a chunk from another site', () => part(9, { origin: 'https://evil.example' }), 403, 'origin_not_allowed'],
    ['a chunk without X-Requested-With', () => part(9, { 'x-requested-with': '' }), 403, 'origin_not_allowed'],
    ['a PUT of the whole file', () => ({ ...part(9), method: 'PUT' }), 405, 'method_not_allowed'],
  ])('%s is refused without a call to the upstream', async (_name, ask, status, code) => {
    const before = gateway.backend.requests.length;
    const answer = await browser.request(UPLOAD, ask());
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
    expect(gateway.backend.requests).toHaveLength(before);
  });

  test('cannot be started or read by a guest', async () => {
    const before = gateway.backend.requestsTo('/installment/').length;
    expect((await gateway.browser().request(FILES, { method: 'POST', headers: tus({ 'upload-length': '9' }) })).status).toBe(401);
    expect((await gateway.browser().request(UPLOAD, { method: 'HEAD', headers: tus() })).status).toBe(401);
    expect(gateway.backend.requestsTo('/installment/')).toHaveLength(before);
  });

  test('has the headers Upload-Metadata and Tus-Resumable, which are not forwarded with other calls', async () => {
    await browser.get('/api/installment/v3/user/limit', { 'upload-metadata': 'step c2VsZmll', 'tus-resumable': '1.0.0' });
    const { headers } = gateway.backend.requestsTo('/installment/v3/user/limit').at(-1) ?? { headers: {} };
    for (const name of ['upload-metadata', 'tus-resumable']) expect(headers).not.toHaveProperty(name);
  });

  test.each(['https://evil.example/installment/v3/user/verification/files/1', '/elsewhere/1', '/installment/../billing/1'])(
    'fails with 502 if the upstream returns the foreign Location %s',
    async (elsewhere) => {
      location = elsewhere;
      const answer = await browser.request(FILES, { method: 'POST', headers: tus({ 'upload-length': '9' }) });
      expect([answer.status, answer.headers['location']]).toEqual([502, undefined]);
    },
  );
});

test.each([
  ['/files/1', 'http://api.example', '/api/installment/files/1'],
  ['http://api.example/v3/files/1', 'http://api.example/v3/', '/api/installment/files/1'],
  ['http://api.example/v30/files/1', 'http://api.example/v3', null],
  ['//evil.example/v3/files/1', 'http://api.example/v3', null],
  ['/v3/files/1?x=1', 'http://api.example/v3', null],
  ['/v3/files/%2e%2e/%2e%2e/1', 'http://api.example/v3', null],
  [undefined, 'http://api.example', null],
])('uploadLocation turns the Location %s of a backend at %s into the path %s of this site', (given, base, own) => {
  expect(uploadLocation(given, base, '/api/installment')).toBe(own);
});
