import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readReleaseFrom, releaseFields } from './release.ts';

test('the release is read from the manifest of the folder that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muddat-release-'));
  const file = join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify({ name: '@muddat/gateway', version: '1.2.0', commit: 'c0ffee', buildId: 'd8a57fe9', files: [] }));
  expect(readReleaseFrom(pathToFileURL(file))).toEqual({ version: '1.2.0', commit: 'c0ffee', buildId: 'd8a57fe9' });
  await writeFile(file, '{}');
  expect(() => readReleaseFrom(pathToFileURL(file))).toThrow('version');
  await rm(folder, { recursive: true });
});

test('a folder without a manifest has no release', () => {
  expect(readReleaseFrom(new URL('./manifest.json', import.meta.url))).toBeNull();
});

test('the first log line has a short commit', () => {
  const commit = 'c0ffee11c0ffee22c0ffee33c0ffee44c0ffee55';
  expect(releaseFields({ version: '1.2.0', commit, buildId: 'b1' })).toEqual({ version: '1.2.0', commit: 'c0ffee11c0ff', build_id: 'b1' });
  expect(releaseFields(null)).toEqual({});
});
