import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

it.each([
  ['true for ENOSPC of the file system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['true for nested PostgreSQL error 53100', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }), true],
  ['true for errno 51 of the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } }), true],
  ['true for the full disk of SQLite', new Error('database or disk is full'), true],
  ['false for errno 44 of the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 44 } }), false],
  ['false for an unrelated error', new Error('no such table'), false],
  ['false for null', null, false],
])('isDiskFull returns %s', (_what, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
