import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

it.each([
  ['true if thrown by the file system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['true if thrown by PostgreSQL, nested', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }), true],
  ['true if thrown by the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } }), true],
  ['true if thrown by SQLite', new Error('database or disk is full'), true],
  ['false for another reason of the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 44 } }), false],
  ['false for an unrelated error', new Error('no such table'), false],
  ['false for null', null, false],
])('isDiskFull of an error is %s', (_what, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
