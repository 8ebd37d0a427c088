import { beforeEach, expect, test, vi } from 'vitest';
import { clearStoredPhotos } from '../device/clear-databases.ts';
import { deletePhoto, readStoredPhoto, savePhoto } from './photo-store.ts';

const NOW = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const kept = { photo: new Blob(['photo'], { type: 'image/jpeg' }), uploadUrl: '/files/up_1' };
const read = async (owner = 'cus_1', now = NOW) => {
  const found = await readStoredPhoto(owner, 'selfie', now);
  return found && { ...found, photo: await found.photo.text() };
};

beforeEach(async () => {
  await clearStoredPhotos();
  await savePhoto('cus_1', 'selfie', kept, NOW);
});

test('a stored photo is read back for its step only, with the address of its upload', async () => {
  expect(await read()).toEqual({ photo: 'photo', uploadUrl: '/files/up_1' });
  expect(await readStoredPhoto('cus_1', 'registration', NOW)).toBeNull();
});

test.each([
  ['of another customer', 'cus_2', NOW],
  ['older than a day', 'cus_1', NOW + DAY_MS],
  ['dated in the future', 'cus_1', NOW - 1],
])('a stored photo %s is not returned, and is deleted', async (_title, owner, now) => {
  expect(await read(owner, now)).toBeNull();
  expect(await read()).toBeNull();
});

test('`deletePhoto` and `clearStoredPhotos` delete the stored photo', async () => {
  await deletePhoto('selfie');
  expect(await read()).toBeNull();
  await savePhoto('cus_1', 'selfie', kept, NOW);
  await clearStoredPhotos();
  expect(await read()).toBeNull();
});

test('if IndexedDB is forbidden, no photo is stored and no error is thrown', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await savePhoto('cus_1', 'selfie', kept, NOW);
  expect(await read()).toBeNull();
  open.mockRestore();
});
