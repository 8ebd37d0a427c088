import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPictureStore } from './picture-store.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const quiet = { onError: () => {} };
const bytes = (size: number) => Buffer.alloc(size, 'a');

test('the picture folder keeps pictures across a restart and deletes half-written files', async () => {
  const folder = join(root, 'kept');
  await openPictureStore({ folder, ...quiet }).put('one', Buffer.from('1'));
  writeFileSync(join(folder, 'half-written.1234'), 'x');
  const again = openPictureStore({ folder, ...quiet });
  expect([await again.get('one'), await again.get('two')]).toEqual([Buffer.from('1'), undefined]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('the picture folder deletes the least recently used pictures above its limit, also after a restart', async () => {
  const folder = join(root, 'bound');
  const first = openPictureStore({ folder, maxBytes: 100, ...quiet });
  await first.put('a', bytes(40));
  await first.put('b', bytes(40));
  await first.get('a');
  await first.put('c', bytes(40));
  expect([(await first.get('a'))?.length, await first.get('b'), (await first.get('c'))?.length]).toEqual([40, undefined, 40]);
  await expect.poll(() => readdirSync(folder).length).toBe(2);
  const second = openPictureStore({ folder, maxBytes: 50, ...quiet });
  await second.get('a');
  await expect.poll(() => readdirSync(folder).length).toBe(1);
});

test('an unusable picture folder stores nothing and reports an error without throwing', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const errors: unknown[] = [];
  const folder = openPictureStore({ folder: file, onError: (error) => errors.push(error) });
  await folder.put('a', bytes(1));
  expect(await folder.get('a')).toBeUndefined();
  expect(errors.length).toBeGreaterThan(0);
});

test('the picture folder returns undefined for a picture that was deleted from the disk', async () => {
  const folder = join(root, 'removed');
  const kept = openPictureStore({ folder, ...quiet });
  await kept.put('a', bytes(1));
  rmSync(folder, { recursive: true });
  expect(await kept.get('a')).toBeUndefined();
});
