import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPhotos } from '../device/forget.ts';
import { forgetPhoto, keepPhoto, readKeptPhoto } from './photo-store.ts';

const NOW = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const kept = { photo: new Blob(['photo'], { type: 'image/jpeg' }), uploadUrl: '/files/up_1' };
const read = async (owner = 'cus_1', now = NOW) => {
  const found = await readKeptPhoto(owner, 'selfie', now);
  return found && { ...found, photo: await found.photo.text() };
};

beforeEach(async () => {
  await forgetPhotos();
  await keepPhoto('cus_1', 'selfie', kept, NOW);
});

test('a photo on its way outlives the page, with where its upload began', async () => {
  expect(await read()).toEqual({ photo: 'photo', uploadUrl: '/files/up_1' });
  expect(await readKeptPhoto('cus_1', 'registration', NOW)).toBeNull();
});

test.each([
  ['of another customer', 'cus_2', NOW],
  ['older than a day', 'cus_1', NOW + DAY_MS],
  ['of the future', 'cus_1', NOW - 1],
])('one %s is none, and is gone', async (_title, owner, now) => {
  expect(await read(owner, now)).toBeNull();
  expect(await read()).toBeNull();
});

test('it is gone once it arrived, and with the sign-out', async () => {
  await forgetPhoto('selfie');
  expect(await read()).toBeNull();
  await keepPhoto('cus_1', 'selfie', kept, NOW);
  await forgetPhotos();
  expect(await read()).toBeNull();
});

test('a browser that keeps nothing is no failure', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await keepPhoto('cus_1', 'selfie', kept, NOW);
  expect(await read()).toBeNull();
  open.mockRestore();
});
