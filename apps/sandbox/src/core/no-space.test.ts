import { expect, it } from 'vitest';
import { isNoSpace } from './no-space.ts';

it.each([
  ['of the file system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['of PostgreSQL, below the query', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }), true],
  ['of the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } }), true],
  ['of SQLite', new Error('database or disk is full'), true],
  ['another of the embedded database', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 44 } }), false],
  ['another', new Error('no such table'), false],
  ['none', null, false],
])('an error %s', (_what, error, expected) => {
  expect(isNoSpace(error)).toBe(expected);
});
