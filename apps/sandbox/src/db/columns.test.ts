import { pgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { json, texts } from './schema/columns.ts';

const table = pgTable('things', {
  sizes: json('sizes', v.array(v.object({ width: v.number(), note: v.nullable(v.string()) }))),
  ids: texts('ids'),
});

test.each([[[]], [[{ width: 1, note: null }]]])('JSON is written as text and read as it was: %j', (sizes) => {
  expect(table.sizes.getSQLType()).toBe('jsonb');
  expect(table.sizes.mapToDriverValue(sizes)).toBe(JSON.stringify(sizes));
  expect(table.sizes.mapFromDriverValue(sizes)).toEqual(sizes);
});

test.each([[null], [{}], [[{ width: '1', note: null }]], [[{ width: 1 }]]])(
  'JSON of another shape is refused when it is read: %j',
  (stored) => {
    expect(() => table.sizes.mapFromDriverValue(stored)).toThrow(v.ValiError);
  },
);

test('a list of texts has nothing but texts', () => {
  expect(table.ids.mapFromDriverValue(['a'])).toEqual(['a']);
  expect(() => table.ids.mapFromDriverValue(['a', 1])).toThrow(v.ValiError);
});
