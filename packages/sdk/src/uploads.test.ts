import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MuddatClientOptions } from './index.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import {
  hang,
  json,
  type ReceivedRequest,
  type RespondWith,
  reset,
  startTestServer,
  type TestServer,
  text,
} from './testing/test-server.ts';
import { type UploadFileOptions, uploadFile } from './uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FILES = '/installment/v3/user/verification/files';
const photo = Uint8Array.from({ length: 450_000 }, (_one, place) => (place * 7919) % 251);
const about = { step: 'selfie', fileName: 'мой паспорт.jpg', contentType: 'image/jpeg' } as const;
const options = (): MuddatClientOptions => ({
  environment: { baseUrl: server.url },
  getAccessToken: 'token',
  retry: { limit: 3, baseDelayMs: 5 },
});
const upload = (more: Partial<UploadFileOptions> = {}, file: Blob | Uint8Array = photo) =>
  uploadFile(options(), file, { ...about, ...more });
const said = () => server.seen.map(({ method, url, headers }) => [method, url.replace(FILES, ''), headers['upload-offset'] ?? null]);

/** How a request fails: with this answer, or with its answer lost after the work was done. */
type Fault = RespondWith | 'lost';

/** The tus operations of the contract. The first requests of each method fail as listed; null is no failure. */
function startBackend(faults: Partial<Record<string, (Fault | null)[]>> = {}) {
  const files = new Map<string, { size: string; bytes: Buffer }>();
  const answerTo: (seen: ReceivedRequest) => RespondWith = ({ method, url, headers, bytes }) => {
    const id = url.slice(FILES.length + 1);
    const file = files.get(id);
    if (headers['tus-resumable'] !== '1.0.0') return json(412, {});
    if (method === 'POST') {
      const created = `up_${files.size + 1}`;
      files.set(created, { size: String(headers['upload-length']), bytes: Buffer.alloc(0) });
      return text(201, '', { location: `${FILES}/${created}` });
    }
    if (file === undefined) return json(404, { code: 'not_found' });
    if (method === 'DELETE') {
      files.delete(id);
      return text(204, '');
    }
    if (method === 'HEAD') return text(200, '', { 'upload-offset': String(file.bytes.length), 'upload-length': file.size });
    if (headers['content-type'] !== 'application/offset+octet-stream') return json(415, {});
    if (bytes.length > 200_000) return json(413, {});
    if (headers['upload-offset'] !== String(file.bytes.length)) return json(409, { code: 'upload_conflict' });
    file.bytes = Buffer.concat([file.bytes, bytes]);
    return text(204, '', { 'upload-offset': String(file.bytes.length) });
  };
  server.answerWith((response, seen) => {
    const fault = faults[seen.method]?.shift() ?? null;
    const answer = typeof fault === 'function' ? fault : answerTo(seen);
    (fault === 'lost' ? reset : answer)(response, seen);
  });
  return files;
}

describe('an upload', () => {
  it('sends the file in parts of at most 200 KB, and resolves with its id', async () => {
    const files = startBackend();
    const progress: number[] = [];
    const created: string[] = [];
    const onProgress: UploadFileOptions['onProgress'] = ({ sentBytes, totalBytes }) => progress.push(sentBytes / totalBytes);
    expect(await upload({ onProgress, onCreated: (id) => created.push(id) })).toBe('up_1');
    expect(said()).toEqual([
      ['POST', '', null],
      ['PATCH', '/up_1', '0'],
      ['PATCH', '/up_1', '200000'],
      ['PATCH', '/up_1', '400000'],
    ]);
    expect(files.get('up_1')?.bytes.equals(photo)).toBe(true);
    expect([progress, created]).toEqual([[4 / 9, 8 / 9, 1], ['up_1']]);
  });

  it('says its size, name, type and hash, in base64 of UTF-8, and sends the token', async () => {
    startBackend();
    await upload({}, new Blob([photo]));
    const { headers } = server.seen[0] ?? {};
    const pairs = String(headers?.['upload-metadata'])
      .split(',')
      .map((pair) => pair.split(' '))
      .map(([name, value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]);
    expect(headers).toMatchObject({ 'upload-length': '450000', authorization: 'Bearer token' });
    expect(Object.fromEntries(pairs)).toEqual({
      step: 'selfie',
      filename: 'мой паспорт.jpg',
      filetype: 'image/jpeg',
      sha256: createHash('sha256').update(photo).digest('hex'),
    });
  });

  it.each<[string, Parameters<typeof startBackend>[0]]>([
    ['a part is lost', { PATCH: [null, reset] }],
    ['the answer to a part is lost', { PATCH: [null, 'lost'] }],
    ['the answer to the last part is lost', { PATCH: [null, null, 'lost'] }],
    ['the server fails', { PATCH: [json(503, {})] }],
    ['the server still stores the part before', { PATCH: [null, json(423, {})] }],
    ['the server is elsewhere', { PATCH: [json(409, { code: 'upload_conflict' })] }],
    ['the server limits', { PATCH: [json(429, {}, { 'retry-after': '0' })] }],
    ['it cannot be begun at first', { POST: [reset, json(502, {})] }],
    ['the offset cannot be asked for at first', { PATCH: [reset], HEAD: [reset, json(500, {})] }],
    ['each part fails as often as is allowed', { PATCH: [reset, reset, reset, null, reset, reset, reset, null, reset] }],
    ['many parts arrive whose answers are lost', { PATCH: [reset, 'lost', reset, 'lost', reset, 'lost'] }],
  ])('arrives whole when %s', async (_what, faults) => {
    const files = startBackend(faults);
    const id = await upload();
    expect(files.get(id)?.bytes.equals(photo)).toBe(true);
  });

  it('waits as long as the server asks', async () => {
    startBackend({ PATCH: [json(429, {}, { 'retry-after': '1' })] });
    const startedAt = performance.now();
    await upload();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
  });

  it('continues one that was begun before', async () => {
    const files = startBackend();
    files.set('old', { size: '450000', bytes: Buffer.from(photo.subarray(0, 300_000)) });
    expect(await upload({ uploadId: 'old' })).toBe('old');
    expect(said()).toEqual([
      ['HEAD', '/old', null],
      ['PATCH', '/old', '300000'],
    ]);
    expect(files.get('old')?.bytes.equals(photo)).toBe(true);
  });

  it.each([
    ['is gone', 'gone'],
    ['is of another file', 'other'],
  ])('begins anew when the earlier one %s', async (_what, uploadId) => {
    const files = startBackend();
    files.set('other', { size: '5', bytes: Buffer.alloc(5) });
    const id = await upload({ uploadId });
    expect(id).toBe('up_2');
    expect(files.get(id)?.bytes.equals(photo)).toBe(true);
  });

  it('renews a rejected token in the middle', async () => {
    const files = startBackend({ PATCH: [null, json(401, {})] });
    const getAccessToken = { getToken: () => 'old', renewToken: () => 'new' };
    const id = await uploadFile({ ...options(), getAccessToken }, photo, about);
    expect(files.get(id)?.bytes.equals(photo)).toBe(true);
    expect(server.seen[3]?.headers.authorization).toBe('Bearer new');
  });

  it.each<[string, Parameters<typeof startBackend>[0], object, number]>([
    ['the file is too large', { POST: [json(413, { code: 'file_too_large' })] }, { code: 'file_too_large' }, 1],
    ['the type is wrong', { POST: [json(422, { code: 'file_type' })] }, { code: 'file_type', operation: 'installment.createUpload' }, 1],
    ['the verification is closed', { POST: [json(409, { code: 'verification_closed' })] }, { code: 'verification_closed' }, 1],
    ['the day is used up', { POST: [json(429, {}, { 'retry-after': '3600' })] }, { statusCode: 429, retryAfterMs: 3_600_000 }, 1],
    ['the answer has no address', { POST: [text(201, '')] }, { source: 'parse', operation: 'installment.createUpload' }, 1],
    ['a part has no token', { PATCH: [json(401, {})] }, { statusCode: 401 }, 2],
    ['the upload is deleted', { PATCH: [json(404, {})] }, { statusCode: 404 }, 2],
    ['a part changes nothing', { PATCH: [text(204, '', { 'upload-offset': '0' })] }, { source: 'parse' }, 2],
    ['a part skips bytes', { PATCH: [text(204, '', { 'upload-offset': '300000' })] }, { source: 'parse' }, 2],
    ['a part has no offset', { PATCH: [text(204, '')] }, { source: 'parse', operation: 'installment.appendUpload' }, 2],
    ['a part is answered by a page of HTML', { PATCH: [text(200, '<h1>Wi-Fi</h1>')] }, { source: 'parse' }, 2],
    ['too many tries in a row fail', { PATCH: [reset, reset, reset, reset] }, { source: 'network' }, 8],
  ])('ends with an error when %s', async (_what, faults, expected, requests) => {
    startBackend(faults);
    expect(await rejectionOf(upload())).toMatchObject({ name: 'ApiError', ...expected });
    expect(server.seen).toHaveLength(requests);
  });

  it.each<[string, Parameters<typeof startBackend>[0]]>([
    ['a part is on its way', { PATCH: [null, hang] }],
    ['it waits for the next try', { PATCH: [null, json(429, {}, { 'retry-after': '50' })] }],
  ])('ends with an AbortError and deletes what has arrived when it is aborted while %s', async (_what, faults) => {
    const files = startBackend(faults);
    const end = new AbortController();
    const ended = rejectionOf(upload({ signal: end.signal }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 30));
    end.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(files.size).toBe(0));
  });

  it('sends nothing when it is aborted before, or when the file cannot be read', async () => {
    startBackend();
    expect(await rejectionOf(upload({ signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    class Deleted extends Blob {
      override arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    }
    expect(await rejectionOf(upload({}, new Deleted()))).toMatchObject({ name: 'ApiError', attempts: 0 });
    expect(server.seen).toHaveLength(0);
  });

  it('refuses a wrong address', async () => {
    expect(await rejectionOf(uploadFile({ environment: { baseUrl: 'api.example' } }, photo, about))).toBeInstanceOf(TypeError);
  });
});
