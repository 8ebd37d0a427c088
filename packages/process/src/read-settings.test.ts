import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, 'secret'), 'from-the-file\r\n');
  writeFileSync(join(folder, 'empty'), '\n');
  mkdirSync(join(folder, 'a-folder'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readSettings', () => {
  test.each([
    ['a variable', { SESSION_SECRET: ' from-the-variable ' }, 'from-the-variable'],
    ['a file, without its last line break', { SESSION_SECRET_FILE: 'secret' }, 'from-the-file'],
    ['a file beside an empty variable', { SESSION_SECRET: ' ', SESSION_SECRET_FILE: 'secret' }, 'from-the-file'],
    ['a variable beside an empty name of a file', { SESSION_SECRET: 'a', SESSION_SECRET_FILE: '' }, 'a'],
    ['nothing', {}, null],
  ])('reads a secret from %s', (_what, env, text) => {
    const settings = readSettings(env, folder);
    expect([settings.text('SESSION_SECRET'), settings.refused.size]).toEqual([text, 0]);
  });

  test.each([
    [
      'that is set twice',
      { REDIS_URL: 'redis://a', REDIS_URL_FILE: 'secret' },
      /^REDIS_URL_FILE: must not be set together with REDIS_URL$/,
    ],
    ['of a missing file', { REDIS_URL_FILE: 'none' }, /^REDIS_URL_FILE: \S+settings-\w+\/none cannot be read \(ENOENT\)$/],
    ['of a folder', { REDIS_URL_FILE: 'a-folder' }, /a-folder cannot be read \(EISDIR\)$/],
    ['of an empty file', { REDIS_URL_FILE: 'empty' }, /empty is empty$/],
  ])('refuses a secret %s with one line that does not contain it', (_what, env, line) => {
    const settings = readSettings(env, folder);
    expect(settings.refused.get('REDIS_URL')).toMatch(line);
    expect(settings.refused.get('REDIS_URL')).not.toMatch(/from-the-file|redis:/);
    expect(settings.text('REDIS_URL')).toBeNull();
  });

  test('reads no other setting from a file', () => {
    const settings = readSettings({ PUBLIC_URL_FILE: 'secret' }, folder);
    expect([settings.text('PUBLIC_URL'), settings.refused.size]).toEqual([null, 0]);
  });
});
