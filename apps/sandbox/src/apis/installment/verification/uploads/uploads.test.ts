import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../../../testing/open-sandbox.ts';
import { insertNewApplicant, testPhoto } from '../../../../testing/verification.ts';
import { cleanPhoto } from '../photos/clean-photo.ts';
import { parseUploadMetadata } from './metadata.ts';

const logs: string[] = [];
const sandbox = await openSandbox({ logStream: { write: (line) => void logs.push(line) } });

/** A photo as a phone takes it: rotated by EXIF, with location and camera data. */
const photoOfPhone = async () =>
  sharp(await testPhoto({ width: 1_000, height: 700 }))
    .withExif({ IFD0: { Model: 'SecretPhone', Orientation: '6' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const agreed = async () => {
  const person = await insertNewApplicant(sandbox);
  await person.request('/consent', { method: 'PUT', send: { accepted: true, version: '2026-11' } });
  return person;
};

describe('the header Upload-Metadata of an upload', () => {
  const encoded = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const right = { step: 'selfie', filename: 'Фото 1.jpg', filetype: 'image/jpeg', sha256: 'a'.repeat(64) };

  test('is parsed in any order, with a file name in Cyrillic', () => {
    expect(parseUploadMetadata(encoded(right))).toEqual({ step: 'selfie', filename: 'Фото 1.jpg', sha256: 'a'.repeat(64) });
    expect(parseUploadMetadata(encoded(Object.fromEntries(Object.entries(right).reverse())))).toMatchObject({ step: 'selfie' });
  });

  test.each([
    ['', { 'Upload-Metadata': 'format' }],
    ['step', { step: 'choice', filename: 'format', sha256: 'format' }],
    [encoded({ ...right, role: 'admin' }), { 'Upload-Metadata': 'format' }],
    [`${encoded(right)},${encoded({ step: 'selfie' })}`, { 'Upload-Metadata': 'format' }],
    [encoded(right).replace('c2VsZmll', '###'), { 'Upload-Metadata': 'format' }],
    [encoded(right).replace('c2VsZmll', '//79'), { 'Upload-Metadata': 'format' }],
    [encoded({ ...right, step: 'contacts' }), { step: 'choice' }],
    [encoded({ ...right, filename: '../x.jpg' }), { filename: 'format' }],
    [encoded({ ...right, filename: 'x\u0000.jpg' }), { filename: 'format' }],
    [encoded({ ...right, filename: 'x'.repeat(256) }), { filename: 'format' }],
    [encoded({ ...right, sha256: 'A'.repeat(64) }), { sha256: 'format' }],
    [encoded({ step: 'selfie' }), { filename: 'format', sha256: 'format' }],
  ])('is refused if it is "%s", with the field errors %j', (header, fields) => {
    expect(() => parseUploadMetadata(header)).toThrow(expect.objectContaining({ code: 'validation_failed', fields }));
  });

  test.each(['image/heic', 'application/pdf', 'image/svg+xml', ''])(
    'is refused with the code file_type if it has the file type %s',
    (filetype) => {
      expect(() => parseUploadMetadata(encoded({ ...right, filetype }))).toThrow('file_type');
    },
  );
});

describe('an upload used as a document', () => {
  test('is stored as an upright JPEG without location and camera data; the uploaded file is deleted', async () => {
    const person = await agreed();
    const uploads = () => readdir(join(sandbox.config.dataDir, 'uploads')).catch(() => []);
    const before = await uploads();
    expect((await person.photo('passport_front', await photoOfPhone())).status).toBe(200);
    const image = await person.request('/documents/passport_front/image');
    expect([image.status, image.headers['content-type'], image.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    const { width, height, format, exif, orientation } = await sharp(image.bytes).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 700,
      height: 1_000,
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
    });
    expect(image.bytes.includes('SecretPhone')).toBe(false);
    expect(await uploads()).toEqual(before);
  });

  test.each(['png', 'webp'] as const)('is accepted as a photo in the format %s', async (format) => {
    const person = await agreed();
    const taken = await person.photo('selfie', await testPhoto({ format }), { filetype: `image/${format}` });
    expect([taken.status, taken.json()['data']]).toEqual([200, expect.objectContaining({ step: 'selfie', state: 'uploaded' })]);
  });

  test('gets 404 if it belongs to another step, and 422 if it is incomplete or its checksum differs', async () => {
    const person = await agreed();
    const photo = await testPhoto();
    const id = await person.upload('selfie', photo);
    expect((await person.request('/documents/registration', { method: 'PUT', send: { upload_id: id } })).status).toBe(404);
    const half = await person.upload('selfie', photo.subarray(0, 5_000), { length: photo.length });
    const other = await person.upload('selfie', photo, { sha256: 'a'.repeat(64) });
    for (const upload of [half, other]) {
      const refused = await person.request('/documents/selfie', { method: 'PUT', send: { upload_id: upload } });
      expect([refused.status, refused.json()['code']]).toEqual([422, 'checksum_mismatch']);
    }
  });

  test('makes one document in 20 concurrent requests; a later photo replaces it and leaves no old file', async () => {
    const person = await agreed();
    const id = await person.upload('selfie', await testPhoto());
    const take = () => person.request('/documents/selfie', { method: 'PUT', send: { upload_id: id } });
    // 12 ms apart: some calls arrive while the first is working, some while it commits, some afterwards. One customer may have at most
    // twenty uploads waiting for the decoder.
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => setTimeout(place * 12).then(take)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
    const before = (await readdir(join(sandbox.config.dataDir, 'photos'))).length;
    const [one, two] = await Promise.all([
      person.upload('selfie', await testPhoto()),
      person.upload('selfie', await testPhoto({ width: 800 })),
    ]);
    await person.request('/documents/selfie', { method: 'PUT', send: { upload_id: one } });
    await person.request('/documents/selfie', { method: 'PUT', send: { upload_id: two } });
    expect((await sharp((await person.request('/documents/selfie/image')).bytes).metadata()).width).toBe(800);
    expect((await readdir(join(sandbox.config.dataDir, 'photos'))).length).toBe(before);
  });

  test('can be used even if the client has started another upload since', async () => {
    const person = await agreed();
    const photo = await testPhoto();
    const [first, second] = [await person.upload('selfie', photo), await person.upload('selfie', Buffer.alloc(0), { length: 9 })];
    expect(first).not.toBe(second);
    expect((await person.request('/documents/selfie', { method: 'PUT', send: { upload_id: first } })).status).toBe(200);
  });
});

describe('cleanPhoto', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12), Buffer.alloc(500, 1)]);
  test.each([
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'file_type'],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]), 'file_type'],
    ['HEIC', () => heic, 'file_type'],
    ['an SVG drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), 'file_type'],
    ['text', () => Buffer.from('hello'), 'file_type'],
    ['an empty file', () => Buffer.alloc(0), 'file_broken'],
    ['a PNG bomb of 400 megapixels', () => bomb(), 'file_broken'],
    ['a truncated photo', async () => (await testPhoto()).subarray(0, 20_000), 'file_broken'],
    ['a photo with a side of 500 px', () => testPhoto({ width: 2_000, height: 500 }), 'image_too_small'],
    ['a photo that would be scaled down to 599 px', () => testPhoto({ width: 3_005, height: 600 }), 'image_too_small'],
    ['a portrait photo that would be scaled down to 599 px', () => testPhoto({ width: 600, height: 3_005 }), 'image_too_small'],
  ])('refuses %s', async (_name, make, code) => {
    await expect(cleanPhoto(await make())).rejects.toThrow(code);
  });

  /** An image of 400 megapixels in a single colour, which compresses to almost nothing. */
  const bomb = async () =>
    sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();

  test('scales the longer side of a large photo down to 3 000 px', async () => {
    const cleaned = await cleanPhoto(await testPhoto({ width: 6_000, height: 4_000 }));
    const { width, height } = await sharp(cleaned).metadata();
    expect([width, height]).toEqual([3_000, 2_000]);
    const narrow = await sharp(await cleanPhoto(await testPhoto({ width: 5_000, height: 1_000 }))).metadata();
    expect([narrow.width, narrow.height]).toEqual([3_000, 600]);
  });
});

test('a photo gets 429 while 21 jobs of its customer wait, and is accepted later; another customer is served meanwhile', async () => {
  const [hasty, other] = [await agreed(), await agreed()];
  const upload = await hasty.upload('selfie', await testPhoto());
  const take = () => hasty.request('/documents/selfie', { method: 'PUT', send: { upload_id: upload } });
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const waiting = Array.from({ length: 21 }, () => sandbox.heavy.run(hasty.id, () => held));
  const refused = await take();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  expect((await other.photo('selfie')).status).toBe(200);
  end();
  await Promise.all(waiting);
  // The refused upload is still stored and can be taken now.
  expect((await take()).status).toBe(200);
});

describe('uploads of a customer', () => {
  test('are deleted after a day if unused', async () => {
    const person = await agreed();
    const id = await person.upload('selfie', Buffer.alloc(100, 1));
    const head = async () => (await person.request(`/files/${id}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status;
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT23H' } });
    expect(await head()).toBe(200);
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT2H' } });
    expect(await head()).toBe(404);
    expect((await readdir(join(sandbox.config.dataDir, 'uploads'))).filter((name) => name.startsWith(id))).toEqual([]);
  });

  test('are limited to 30 a day, including deleted and used ones', async () => {
    const person = await agreed();
    expect((await person.photo('selfie')).status).toBe(200);
    for (let made = 1; made < 30; made += 1) {
      const id = await person.upload('selfie', Buffer.alloc(0), { length: 10 });
      const deleted = await person.request(`/files/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
      expect(deleted.status).toBe(204);
    }
    await expect(person.upload('selfie', Buffer.alloc(0), { length: 10 })).rejects.toThrow('rate_limited');
  });
});

test('the log of a photo upload contains no file name, upload metadata or camera model', async () => {
  const person = await agreed();
  const before = logs.length;
  expect((await person.photo('selfie', await photoOfPhone())).status).toBe(200);
  // At least one line each for the upload, its first chunk and the document.
  expect(logs.length - before).toBeGreaterThanOrEqual(3);
  expect(logs.filter((line) => /photo\.jpg|c2VsZmll|SecretPhone/.test(line))).toEqual([]);
});
