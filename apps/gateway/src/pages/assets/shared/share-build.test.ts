import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderSharedFiles } from './folder-shared-files.ts';
import { shareBuild } from './share-build.ts';
import { SHARED_FILE_LIFE_MS } from './shared-files.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-files-'));
  root = join(folder, 'assets');
  mkdirSync(root);
  writeFileSync(join(root, 'page-aaaa0000.js'), 'script');
  writeFileSync(join(root, 'page-aaaa0000.js.br'), 'packed');
  writeFileSync(join(root, 'onest-aaaa0000.woff2'), 'font');
  writeFileSync(join(root, 'notes.txt'), 'no hashed file');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(maxBytes?: number) {
  const clock = { ms: Date.now() };
  const shared = createFolderSharedFiles(join(folder, 'data', 'builds'), () => clock.ms);
  const lines: string[] = [];
  const log = {
    info: (_fields: object, text: string) => void lines.push(text),
    warn: (_fields: object, text: string) => void lines.push(text),
  };
  const share = () => shareBuild({ shared, roots: { site: root }, log, ...(maxBytes === undefined ? {} : { maxBytes }) });
  return { clock, shared, share, lines };
}

test('a build shares the brotli form of a file that has one, and other hashed files as they are', async () => {
  const { shared, share } = open();
  await share();
  expect(await shared.find('site/page-aaaa0000.js')).toEqual({ encoding: 'br', body: Buffer.from('packed') });
  expect(await shared.find('site/onest-aaaa0000.woff2')).toEqual({ encoding: 'identity', body: Buffer.from('font') });
  expect(await shared.find('site/notes.txt')).toBeNull();
});

test('files of an earlier build stay for a day after their last renewal', async () => {
  const { clock, shared, share } = open();
  await share();
  clock.ms += SHARED_FILE_LIFE_MS / 2;
  await share();
  rmSync(join(root, 'page-aaaa0000.js'));
  rmSync(join(root, 'page-aaaa0000.js.br'));
  clock.ms += SHARED_FILE_LIFE_MS - 1_000;
  await share();
  expect(await shared.find('site/page-aaaa0000.js')).not.toBeNull();
  clock.ms += 2_000;
  expect(await shared.find('site/page-aaaa0000.js')).toBeNull();
  await share();
  expect(await shared.find('site/onest-aaaa0000.woff2')).not.toBeNull();
});

test('a build larger than the limit is shared in part, with a warning', async () => {
  const { lines, shared, share } = open(5);
  await share();
  expect(await shared.find('site/page-aaaa0000.js')).toBeNull();
  expect(lines[0]).toContain('too large');
});

test('files that are shared already are not added again', async () => {
  const { lines, share } = open();
  await share();
  await share();
  expect(lines).toEqual(['the files of this build are shared']);
});
