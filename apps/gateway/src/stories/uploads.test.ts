import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';
import type { TestGateway } from '../testing/start.ts';

const ROOT = '/api/installment/v3/user/verification';
const PART_BYTES = 200_000;
const TEN_MB = 10_485_760;

let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
let folder = '';
let nodira: Browser;
let aziz: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  ({ gateway, close } = await startGatewayWithSandbox({ sandboxEnv: { DATA_DIR: folder } }));
  nodira = await signIn('12');
  aziz = await signIn('13');
  for (const browser of [nodira, aziz]) expect((await put(browser, '/consent', { accepted: true, version: '2026-11' })).status).toBe(200);
}, 300_000);
afterAll(async () => {
  await close?.();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(number: string): Promise<Browser> {
  const browser = gateway.browser();
  const phone = `+9989000000${number}`;
  const answer = await browser.post('/api/auth/login', { strategy: 'customer', phone, password: `Muddat-demo-${number}` });
  expect(answer.status).toBe(200);
  return browser;
}

const clientHeaders = (more: Record<string, string> = {}) => ({ origin: gateway.origin, 'x-requested-with': 'muddat-web', ...more });
const tus = (more: Record<string, string> = {}) => clientHeaders({ 'tus-resumable': '1.0.0', ...more });
const put = (browser: Browser, path: string, json: unknown) =>
  browser.request(`${ROOT}${path}`, { method: 'PUT', json, headers: clientHeaders() });
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const begin = (browser: Browser, file: Buffer, said: Record<string, string> = {}, length = file.length) =>
  browser.request(`${ROOT}/files`, {
    method: 'POST',
    headers: tus({
      'upload-length': String(length),
      'upload-metadata': metadata({ step: 'selfie', filename: 'photo.jpg', filetype: 'image/jpeg', sha256: sha256(file), ...said }),
    }),
  });
const send = (browser: Browser, at: string, body: Buffer, offset: number) =>
  browser.request(at, {
    method: 'PATCH',
    body,
    headers: tus({ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }),
  });
const offsetOf = async (browser: Browser, at: string) =>
  Number((await browser.request(at, { method: 'HEAD', headers: tus() })).headers['upload-offset']);
const idOf = (at: string) => at.split('/').at(-1) ?? '';

async function upload(browser: Browser, file: Buffer, said: Record<string, string> = {}): Promise<string> {
  const begun = await begin(browser, file, said);
  expect([begun.status, begun.text]).toEqual([201, '']);
  const at = String(begun.headers['location']);
  for (let offset = 0; offset < file.length; offset += PART_BYTES) {
    expect((await send(browser, at, file.subarray(offset, offset + PART_BYTES), offset)).status).toBe(204);
  }
  return idOf(at);
}

/** Sends a part and breaks the connection after `bytes`: in the middle of the body, or after all of it and before the response. */
function sendAndBreak(browser: Browser, at: string, body: Buffer, offset: number, bytes: number): Promise<void> {
  const { port, hostname, host } = new URL(gateway.origin);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    host,
    cookie,
    'content-length': String(body.length),
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  const lines = Object.entries({ ...tus(), ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`PATCH ${at} HTTP/1.1\r\n${lines.join('')}\r\n`);
      socket.write(body.subarray(0, bytes), () => void setTimeout(() => socket.resetAndDestroy(), 20));
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}

/** A photo of exactly this size: noise does not compress, and bytes behind a JPEG's end are ignored. */
async function photoOf(bytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
  expect(photo.length).toBeLessThan(bytes);
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

test('[X-18] a photo of 10 MB arrives complete after ten broken connections, and the gateway holds one chunk at most', async () => {
  const file = await photoOf(TEN_MB);
  const begun = await begin(nodira, file);
  expect(begun.status).toBe(201);
  const at = String(begun.headers['location']);
  let offset = 0;
  let [cuts, parts] = [0, 0];
  while (offset < file.length) {
    const body = file.subarray(offset, offset + PART_BYTES);
    parts += 1;
    if (parts % 5 === 0 && cuts < 10) {
      // Breaks alternately in the middle of a part and after its last byte.
      await sendAndBreak(nodira, at, body, offset, cuts % 2 === 0 ? body.length / 2 : body.length);
      cuts += 1;
      offset = await offsetOf(nodira, at);
      continue;
    }
    const sent = await send(nodira, at, body, offset);
    expect([204, 409]).toContain(sent.status);
    offset = sent.status === 204 ? Number(sent.headers['upload-offset']) : await offsetOf(nodira, at);
  }
  expect(cuts).toBe(10);
  const arrived = await readFile(join(folder, 'uploads', idOf(at)));
  expect([arrived.length, sha256(arrived)]).toEqual([TEN_MB, sha256(file)]);
  expect(gateway.largestBody()).toBe(PART_BYTES);

  const taken = await put(nodira, '/documents/selfie', { upload_id: idOf(at) });
  expect([taken.status, taken.json()['data']]).toEqual([200, expect.objectContaining({ step: 'selfie', state: 'uploaded' })]);
  const again = await put(nodira, '/documents/selfie', { upload_id: idOf(at) });
  expect([again.status, again.text]).toEqual([200, taken.text]);
  await expect(readFile(join(folder, 'uploads', idOf(at)))).rejects.toThrow('ENOENT');
});

describe('files of another customer', () => {
  test('an upload gets 404 for reading, appending, deleting and submitting', async () => {
    const file = Buffer.alloc(1_000, 1);
    const at = String((await begin(nodira, file)).headers['location']);
    const answers = [
      await aziz.request(at, { method: 'HEAD', headers: tus() }),
      await send(aziz, at, Buffer.alloc(10), 0),
      await aziz.request(at, { method: 'DELETE', headers: tus() }),
      await put(aziz, '/documents/selfie', { upload_id: idOf(at) }),
      await aziz.request(`${ROOT}/files/ffffffffffffffffffffffffffffffff`, { method: 'HEAD', headers: tus() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await offsetOf(nodira, at)).toBe(0);
  });

  test('a photo is visible to its owner only, is not cacheable, and gets 401 without a session', async () => {
    const photo = await sharp({ create: { width: 1_000, height: 800, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect((await put(nodira, '/documents/selfie', { upload_id: await upload(nodira, photo) })).status).toBe(200);
    const own = await nodira.get(`${ROOT}/documents/selfie/image`);
    expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    const { format, exif, width } = await sharp(own.bytes).metadata();
    expect([format, exif, width]).toEqual(['jpeg', undefined, 1_000]);
    expect((await aziz.get(`${ROOT}/documents/selfie/image`)).status).toBe(404);
    expect((await gateway.browser().get(`${ROOT}/documents/selfie/image`)).status).toBe(401);
  });
});

describe('refused uploads', () => {
  test.each([
    ['a file of 50 MB', {}, 52_428_800, 413, 'file_too_large'],
    ['an empty file', {}, 0, 422, 'file_broken'],
    ['a HEIC file', { filetype: 'image/heic', filename: 'IMG_1.HEIC' }, 9, 422, 'file_type'],
    ['a file name with a parent path', { filename: '../../etc/passwd' }, 9, 422, 'validation_failed'],
    ['an unknown step', { step: '../selfie' }, 9, 422, 'validation_failed'],
    ['an invalid checksum', { sha256: 'x' }, 9, 422, 'validation_failed'],
    ['an unknown metadata field', { role: 'admin' }, 9, 422, 'validation_failed'],
  ])('%s is refused when its upload starts, before any content is sent', async (_name, said, length, status, code) => {
    const answer = await begin(aziz, Buffer.alloc(9), said, length);
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'file_type'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]), 'file_type'],
    ['a truncated photo', null, 'file_broken'],
  ])('%s named photo.jpg is refused after the upload because of its content', async (_name, given, code) => {
    const file = given ?? (await photoOf(8_000_000)).subarray(0, 600_000);
    const taken = await put(aziz, '/documents/selfie', { upload_id: await upload(aziz, file) });
    expect([taken.status, taken.json()['code']]).toEqual([422, code]);
    expect((await aziz.get(`${ROOT}/documents/selfie/image`)).status).toBe(404);
  });

  test('a chunk at a wrong offset or beyond the end is refused and changes nothing', async () => {
    const file = Buffer.alloc(1_000, 7);
    const at = String((await begin(aziz, file)).headers['location']);
    expect((await send(aziz, at, file.subarray(0, 100), 0)).status).toBe(204);
    const wrong = await send(aziz, at, file.subarray(0, 100), 0);
    expect([wrong.status, wrong.json()['code']]).toEqual([409, 'upload_conflict']);
    expect((await send(aziz, at, Buffer.alloc(901), 100)).status).toBe(413);
    expect((await aziz.request(at, { method: 'HEAD', headers: clientHeaders() })).status).toBe(412);
    expect(await offsetOf(aziz, at)).toBe(100);
    expect((await aziz.request(at, { method: 'DELETE', headers: tus() })).status).toBe(204);
    expect((await aziz.request(at, { method: 'HEAD', headers: tus() })).status).toBe(404);
  });

  test('the log contains no file name or metadata of a photo', async () => {
    const before = gateway.logs.length;
    await upload(aziz, Buffer.alloc(1_000, 1));
    await begin(aziz, Buffer.alloc(9), { filename: '../../etc/passwd' });
    expect(gateway.logs.length - before).toBeGreaterThanOrEqual(3);
    expect(gateway.logs.filter((line) => /photo\.jpg|passwd|c2VsZmll/.test(line))).toEqual([]);
  });
});
