import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPictureFolder } from './picture-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const quiet = { onError: () => {} };
const bytes = (size: number) => Buffer.alloc(size, 'a');

test('keeps pictures over a restart, and clears away what a killed process left', async () => {
  const folder = join(root, 'kept');
  await openPictureFolder({ folder, ...quiet }).put('one', Buffer.from('1'));
  writeFileSync(join(folder, 'half-written.1234'), 'x');
  const again = openPictureFolder({ folder, ...quiet });
  expect([await again.get('one'), await again.get('two')]).toEqual([Buffer.from('1'), undefined]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('is bound by bytes: what was used longest ago makes room, on the disk too, after a restart too', async () => {
  const folder = join(root, 'bound');
  const first = openPictureFolder({ folder, maxBytes: 100, ...quiet });
  await first.put('a', bytes(40));
  await first.put('b', bytes(40));
  await first.get('a');
  await first.put('c', bytes(40));
  expect([(await first.get('a'))?.length, await first.get('b'), (await first.get('c'))?.length]).toEqual([40, undefined, 40]);
  await expect.poll(() => readdirSync(folder).length).toBe(2);
  const second = openPictureFolder({ folder, maxBytes: 50, ...quiet });
  await second.get('a');
  await expect.poll(() => readdirSync(folder).length).toBe(1);
});

test('a folder that cannot be used keeps nothing, says so, and breaks nothing', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const errors: unknown[] = [];
  const folder = openPictureFolder({ folder: file, onError: (error) => errors.push(error) });
  await folder.put('a', bytes(1));
  expect(await folder.get('a')).toBeUndefined();
  expect(errors.length).toBeGreaterThan(0);
});

test('a picture that somebody removed from the disk is none', async () => {
  const folder = join(root, 'removed');
  const kept = openPictureFolder({ folder, ...quiet });
  await kept.put('a', bytes(1));
  rmSync(folder, { recursive: true });
  expect(await kept.get('a')).toBeUndefined();
});
