import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

test('the release is read from the manifest of the folder that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muddat-release-'));
  const file = join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify({ name: '@muddat/gateway', version: '1.2.0', commit: 'c0ffee', buildId: 'd8a57fe9', files: [] }));
  expect(readRelease(pathToFileURL(file))).toEqual({ version: '1.2.0', commit: 'c0ffee', buildId: 'd8a57fe9' });
  await writeFile(file, '{}');
  expect(() => readRelease(pathToFileURL(file))).toThrow('version');
  await rm(folder, { recursive: true });
});

test('the repository has no release', () => {
  expect(readRelease()).toBeNull();
});
