import { refusalOf } from '@muddat/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeTus, fakeTus } from '../../testing/fake-tus.ts';
import { uploadPhoto } from './upload-photo.ts';

const BYTES = 900_000;
const bytes = new Uint8Array(BYTES).map((_, at) => (at * 31 + (at >> 8)) % 256);
const photo = new Blob([bytes], { type: 'image/jpeg' });

const sendOf =
  (server: FakeTus) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    return server.answer(request, new URL(request.url));
  };
type Options = Partial<Parameters<typeof uploadPhoto>[0]>;
const upload = (server: FakeTus, options: Options = {}) =>
  uploadPhoto({
    step: 'selfie',
    photo,
    uploadUrl: null,
    onUploadUrl: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    send: sendOf(server),
    ...options,
  });
const only = (server: FakeTus) => [...server.uploads.values()].map(({ bytes }) => bytes);

beforeEach(() => {
  // tus waits before it tries again. Shorten its timers to a hundredth, so that the tests run fast.
  const real = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => real(run, ms / 100));
  return () => vi.unstubAllGlobals();
});

test('a photo is uploaded in chunks of at most 200 KB, with its step, type and checksum', async () => {
  const server = fakeTus();
  const shares: number[] = [];
  expect(await upload(server, { onProgress: (share) => shares.push(share) })).toBe('up_1');
  expect(only(server)).toEqual([bytes]);
  expect(Math.max(...server.calls.map(({ size }) => size))).toBeLessThanOrEqual(200_000);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.at(-1)).toBe(1);
  const metadata = server.uploads.get('up_1')?.metadata;
  expect(metadata?.get('step')).toBe('selfie');
  expect(metadata?.get('filetype')).toBe('image/jpeg');
  expect(metadata?.get('sha256')).toMatch(/^[0-9a-f]{64}$/);
});

test('[X-04] a photo upload whose connection breaks ten times arrives as one file, byte for byte as sent', async () => {
  const server = fakeTus((part) => (part < 20 && part % 2 === 0 ? (part % 4 === 0 ? 'lost' : 'answer-lost') : 'answered'));
  await upload(server);
  expect(only(server)).toEqual([bytes]);
});

test('a resumed photo upload creates no new upload and sends fewer bytes than the photo has', async () => {
  const stopped = fakeTus((part) => (part < 4 ? 'answered' : 'lost'));
  let uploadUrl: string | null = null;
  const first = upload(stopped, {
    onUploadUrl: (url) => {
      uploadUrl = url;
    },
  });
  await expect(first).rejects.toMatchObject({ source: 'network' });
  const goingOn = fakeTus();
  for (const [id, received] of stopped.uploads) goingOn.uploads.set(id, received);
  expect(await upload(goingOn, { uploadUrl })).toBe('up_1');
  expect(goingOn.calls.map(({ method }) => method)).not.toContain('POST');
  expect(goingOn.calls.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(BYTES);
  expect(only(goingOn)).toEqual([bytes]);
});

test('a photo upload that the server no longer has starts again', async () => {
  const server = fakeTus();
  await upload(server, { uploadUrl: '/api/installment/v3/user/verification/files/gone' });
  expect(only(server)).toEqual([bytes]);
});

test('a refused photo upload fails with the code and message of the refusal', async () => {
  const send = async () => Response.json({ code: 'consent_required', message: 'Сначала согласие' }, { status: 422 });
  const error = await uploadPhoto({
    step: 'selfie',
    photo,
    uploadUrl: null,
    onUploadUrl: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    send,
  }).catch((failed: unknown) => failed);
  expect(refusalOf(error)).toMatchObject({ code: 'consent_required', message: 'Сначала согласие' });
});

test('an aborted photo upload is deleted on the server', async () => {
  const server = fakeTus();
  const stop = new AbortController();
  const stopped = upload(server, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(server.uploads.size).toBe(0));
});
