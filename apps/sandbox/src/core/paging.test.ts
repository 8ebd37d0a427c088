import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cursorInteger, cursorText, cursorTime, cutPage, nextCursorField, parseCursor, rowsToFetch } from './paging.ts';

const schema = v.tuple([v.literal('row'), cursorTime, cursorText]);
const rows = ['a', 'b', 'c'].map((id, index) => ({ id, at: 1_000 + index }));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

describe('cutPage', () => {
  test('one row more than asked for means a next page, whose cursor names the last row shown', () => {
    const page = cutPage(rows, 2, (row) => ['row', row.at, row.id]);
    expect(page.entries.map((row) => row.id)).toEqual(['a', 'b']);
    expect(parseCursor(schema, page.nextCursor ?? undefined)).toEqual(['row', new Date(1_001), 'b']);
    expect(nextCursorField(page)).toEqual({ next_cursor: page.nextCursor });
  });

  test.each([[3], [20], [undefined]])('no cursor when the rows fit into %s', (limit) => {
    const page = cutPage(rows, limit, (row) => ['row', row.at, row.id]);
    expect([page.entries.length, nextCursorField(page)]).toEqual([3, {}]);
  });

  test('20 a page where nothing is asked for', () => {
    expect([rowsToFetch(undefined), rowsToFetch(5)]).toEqual([21, 6]);
  });
});

describe('parseCursor', () => {
  test('no cursor is the first page', () => {
    expect(parseCursor(schema, undefined)).toBeNull();
  });

  test.each([
    ['', 'nothing'],
    ['%%%', 'no base64'],
    [encode('row'), 'no tuple'],
    [encode(['store', 1, 'a']), 'a cursor of another list'],
    [encode(['row', 1]), 'too few parts'],
    [encode(['row', -1, 'a']), 'a time before 1970'],
    [encode(['row', 1e300, 'a']), 'a time no database has'],
    [encode(['row', 1.5, 'a']), 'half a millisecond'],
    [encode(['row', 1, 'a\u0000']), 'a character no text column takes'],
    [encode(['row', 1, 'a'.repeat(201)]), 'a text without end'],
  ])('refuses %s (%s) with 400', (cursor) => {
    expect(() => parseCursor(schema, cursor)).toThrow(
      expect.objectContaining({ status: 400, code: 'validation_failed', fields: { cursor: 'invalid' } }),
    );
  });

  test.each([[2 ** 31], [-1], [0.5]])('an integer of a cursor is one that a column can hold, not %d', (value) => {
    expect(v.is(cursorInteger, value)).toBe(false);
  });
});
