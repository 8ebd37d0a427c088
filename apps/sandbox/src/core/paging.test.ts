import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cursorIntegerSchema, cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from './paging.ts';

const schema = v.tuple([v.literal('row'), cursorTimeSchema, cursorTextSchema]);
const rows = ['a', 'b', 'c'].map((id, index) => ({ id, at: 1_000 + index }));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

describe('cutPage', () => {
  test('given one row more than the limit, returns the page without it and a cursor that names the last row of the page', () => {
    const page = cutPage(rows, 2, (row) => ['row', row.at, row.id]);
    expect(page.entries.map((row) => row.id)).toEqual(['a', 'b']);
    expect(parseCursor(schema, page.nextCursor ?? undefined)).toEqual(['row', new Date(1_001), 'b']);
    expect(nextCursorField(page)).toEqual({ next_cursor: page.nextCursor });
  });

  test.each([[3], [20], [undefined]])('returns no cursor if three rows fit into the limit %s', (limit) => {
    const page = cutPage(rows, limit, (row) => ['row', row.at, row.id]);
    expect([page.entries.length, nextCursorField(page)]).toEqual([3, {}]);
  });

  test('rowsToFetch returns the limit (20 by default) plus one row that shows whether a next page exists', () => {
    expect([rowsToFetch(undefined), rowsToFetch(5)]).toEqual([21, 6]);
  });
});

describe('parseCursor', () => {
  test('returns null without a cursor', () => {
    expect(parseCursor(schema, undefined)).toBeNull();
  });

  test.each([
    ['', 'empty'],
    ['%%%', 'not base64'],
    [encode('row'), 'not a tuple'],
    [encode(['store', 1, 'a']), 'a cursor of another list'],
    [encode(['row', 1]), 'too few elements'],
    [encode(['row', -1, 'a']), 'a time before 1970'],
    [encode(['row', 1e300, 'a']), 'a time out of range'],
    [encode(['row', 1.5, 'a']), 'half a millisecond'],
    [encode(['row', 1, 'a\u0000']), 'a NUL character'],
    [encode(['row', 1, 'a'.repeat(201)]), 'a text of 201 characters'],
  ])('refuses %s (%s) with 400', (cursor) => {
    expect(() => parseCursor(schema, cursor)).toThrow(
      expect.objectContaining({ status: 400, code: 'validation_failed', fields: { cursor: 'invalid' } }),
    );
  });

  test.each([[2 ** 31], [-1], [0.5]])('cursorIntegerSchema refuses %d, which an integer column cannot store', (value) => {
    expect(v.is(cursorIntegerSchema, value)).toBe(false);
  });
});
