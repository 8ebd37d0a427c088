import { expect, test } from 'vitest';
import { createFindSharedFile } from './find-shared-file.ts';
import type { SharedFile } from './shared-file.ts';

const file: SharedFile = { encoding: 'identity', body: Buffer.from('file') };

function open(answer: (name: string) => Promise<SharedFile | null>, waitMs?: number) {
  const clock = { ms: 0 };
  const names: string[] = [];
  const shared = {
    find: (name: string) => {
      names.push(name);
      return answer(name);
    },
  };
  const find = createFindSharedFile(shared, () => clock.ms, waitMs);
  return { find, clock, names };
}

test('a found file is looked up once, also for readers at the same time', async () => {
  const { find, names } = open(async () => file);
  expect(await Promise.all([find('site/a'), find('site/a')])).toEqual([file, file]);
  expect(await find('site/a')).toBe(file);
  expect(names).toEqual(['site/a']);
});

test('a name that no build has is remembered for five seconds', async () => {
  const { find, names, clock } = open(async () => null);
  for (const ms of [0, 4_999, 5_000]) {
    clock.ms = ms;
    expect(await find('site/a')).toBeNull();
  }
  expect(names).toHaveLength(2);
});

test('a failed lookup is repeated by the next reader', async () => {
  const { find, names } = open(async () => Promise.reject(new Error('away')));
  for (const _ of [1, 2]) await expect(find('site/a')).rejects.toThrow('away');
  expect(names).toHaveLength(2);
});

test('a store that does not answer is given up', async () => {
  const { find } = open(() => new Promise(() => {}), 5);
  await expect(find('site/a')).rejects.toThrow('slow');
});

test('at most 32 names are looked up at once', async () => {
  const { find, names } = open(() => new Promise(() => {}), 50);
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => find(`site/${n}`)));
  expect(names).toHaveLength(32);
  expect(results.filter((result) => result.status === 'rejected' && /too many/.test(String(result.reason)))).toHaveLength(8);
});
