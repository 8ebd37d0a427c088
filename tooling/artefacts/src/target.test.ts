import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTargets, readTarget } from './target.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muddat-target-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  [[], 'dist'],
  [['out'], 'out'],
  [['/srv/muddat'], '/srv/muddat'],
])('the arguments %j name the folder %s', (args, expected) => {
  expect(readTarget(args)).toBe(expected);
});

test.each([[['--help']], [['-o', 'out']], [['out', '--force']], [['out', 'other']], [['']]])('the arguments %j are refused', (args) => {
  expect(() => readTarget(args)).toThrow('Usage: pnpm artefacts [folder]');
});

const ofGateway = JSON.stringify({ name: '@muddat/gateway', buildId: 'd8a57fe9', files: [] });
test.each<[string, Record<string, string>, boolean]>([
  ['that is missing', {}, true],
  ['of an earlier run', { 'gateway/manifest.json': ofGateway, 'gateway/main.js': '' }, true],
  ['with other files', { 'gateway/src/main.ts': 'precious' }, false],
  ['with the manifest of something else', { 'gateway/manifest.json': '{"name":"gateway"}' }, false],
  ['with the manifest of another server', { 'gateway/manifest.json': ofGateway.replace('gateway', 'sandbox') }, false],
  ['with a broken manifest', { 'gateway/manifest.json': '{' }, false],
  ['that is a file', { gateway: 'precious' }, false],
])('a folder %s: may be replaced is %s', async (_case, files, isAllowed) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const check = checkTargets(['gateway'], folder);
  if (isAllowed) await expect(check).resolves.toBeUndefined();
  else
    await expect(check).rejects.toThrow(`${join(folder, 'gateway')} holds other files than "pnpm artefacts" writes: name another folder.`);
  for (const [path, text] of Object.entries(files)) expect(await readFile(join(folder, path), 'utf8')).toBe(text);
});

test('an empty folder may be replaced', async () => {
  await mkdir(join(folder, 'gateway'));
  await expect(checkTargets(['gateway'], folder)).resolves.toBeUndefined();
});
