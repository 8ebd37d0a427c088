import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { isSeeded } from '../seed/index.ts';
import { openInMemory } from './data-folder.ts';
import { loadDemoData } from './demo-data.ts';

const folder = await mkdtemp(join(tmpdir(), 'demo-data-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('loadDemoData makes the data of a day once, and deletes those of other days', { timeout: 240_000 }, async () => {
  await writeFile(join(folder, 'old.tar.gz'), '');
  const onMake = vi.fn();
  await loadDemoData(folder, '1.0.0', '2026-11-27', onMake);
  const cached = await loadDemoData(folder, '1.0.0', '2026-11-27', onMake);
  expect(onMake).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(['1.0.0-demo-data.ts-2026-11-27.tar.gz']);
  const opened = await openInMemory(cached);
  expect(await isSeeded(opened.db)).toBe(true);
  await opened.close();
});
