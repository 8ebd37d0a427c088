import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError } from './config/read-env.ts';
import { isLockedByOther, lockFolder } from './db/folder-lock.ts';
import { startErrorLine } from './start-error.ts';

const PLACE = { host: 'shop.example', port: 80, ops: { host: '10.0.0.5', port: 9090 }, dataDir: '/data' };
const failure = (fields: object) => Object.assign(new Error('x'), fields);

test.each([
  ['a port in use', failure({ code: 'EADDRINUSE', syscall: 'listen' }), 'SANDBOX_PORT: 80 is in use by another process'],
  ['a port for the administrator', failure({ code: 'EACCES', syscall: 'listen' }), 'SANDBOX_PORT: 80 needs special rights'],
  [
    'a taken port of metrics',
    failure({ code: 'EADDRINUSE', syscall: 'listen', port: 9090 }),
    'SANDBOX_OPS_PORT: 9090 at 10.0.0.5 cannot be listened on (EADDRINUSE)',
  ],
  ['a foreign address', failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'HOST: shop.example is no address of this machine'],
  ['an unknown host name', failure({ code: 'ENOTFOUND' }), 'HOST: shop.example is no address of this machine'],
  ['a full disk', failure({ code: 'ENOSPC', syscall: 'mkdir' }), 'DATA_DIR (or the disk of DATABASE_URL) has no space left'],
  ['a full disk under the lock', failure({ errcode: 13, message: 'database or disk is full' }), 'has no space left'],
  ['a full disk of PostgreSQL', new Error('Failed query', { cause: failure({ code: '53100' }) }), 'has no space left'],
  [
    'a folder of another user',
    failure({ code: 'EACCES', syscall: 'mkdir' }),
    'DATA_DIR: /data is no folder that this user can write (EACCES)',
  ],
  ['a read-only disk', failure({ code: 'EROFS', syscall: 'mkdir' }), 'is no folder that this user can write (EROFS)'],
  ['a file in place of the folder', failure({ code: 'EEXIST', syscall: 'mkdir' }), 'is no folder that this user can write (EEXIST)'],
  ['a read-only lock', failure({ errcode: 8 }), 'DATA_DIR: /data is no folder that this user can write'],
  ['a wrong setting', new ConfigError('SANDBOX_PORT: "many" is no port'), 'SANDBOX_PORT: "many" is no port'],
])('a start that fails because of %s says so', (_what, error, line) => {
  expect(startErrorLine(error, PLACE)).toContain(line);
});

test('an unforeseen error has no line of its own', () => {
  expect(startErrorLine(new TypeError('x is undefined'), PLACE)).toBeNull();
});

describe('the lock of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-error-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('names another sandbox only while another connection holds it', () => {
    const other = new DatabaseSync(join(folder, 'sandbox.lock'));
    other.exec('BEGIN EXCLUSIVE');
    expect(() => lockFolder(folder)).toThrow(/in use by another sandbox/);
    other.close();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test.each([
    ['held by another process', true, { errcode: 5 }],
    ['on a full disk', false, { errcode: 13 }],
    ['on a read-only disk', false, { errcode: 8 }],
  ])('that is %s counts as held by a second sandbox: %s', (_what, isOther, fields) => {
    expect(isLockedByOther(failure(fields))).toBe(isOther);
  });
});
