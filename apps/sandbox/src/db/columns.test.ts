import { pgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonColumn, textListColumn } from './schema/columns.ts';

const table = pgTable('things', {
  sizes: jsonColumn('sizes', v.array(v.object({ width: v.number(), note: v.nullable(v.string()) }))),
  ids: textListColumn('ids'),
});

test.each([[[]], [[{ width: 1, note: null }]]])('a `json` column writes text and reads the same value: %j', (sizes) => {
  expect(table.sizes.getSQLType()).toBe('jsonb');
  expect(table.sizes.mapToDriverValue(sizes)).toBe(JSON.stringify(sizes));
  expect(table.sizes.mapFromDriverValue(sizes)).toEqual(sizes);
});

test.each([[null], [{}], [[{ width: '1', note: null }]], [[{ width: 1 }]]])(
  'a `json` column throws when it reads a value of another shape: %j',
  (stored) => {
    expect(() => table.sizes.mapFromDriverValue(stored)).toThrow(v.ValiError);
  },
);

test('a `textListColumn` column throws when it reads a list with a number', () => {
  expect(table.ids.mapFromDriverValue(['a'])).toEqual(['a']);
  expect(() => table.ids.mapFromDriverValue(['a', 1])).toThrow(v.ValiError);
});
