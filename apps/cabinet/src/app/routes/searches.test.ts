import * as v from 'valibot';
import { expect, test } from 'vitest';
import { notificationsSearchSchema } from './searches.ts';

test.each([
  [{ type: 'news' }, 'news'],
  [{ type: 'all' }, undefined],
  [{ type: 'weather' }, undefined],
  [{ type: ['news'] }, undefined],
  [{}, undefined],
])('[S2-22] the query parameters %o of the notifications page select the type %s', (search, type) => {
  expect(v.parse(notificationsSearchSchema, search).type).toBe(type);
});
