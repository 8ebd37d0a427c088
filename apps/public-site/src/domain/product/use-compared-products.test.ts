import { expect, test } from 'vitest';
import { parseCompared, withChoice } from './use-compared-products.ts';

test.each([
  ['adds a product', ['1'], '2', true, ['1', '2']],
  ['removes a product', ['1', '2'], '1', false, ['2']],
  ['adds no product twice', ['1', '2'], '1', true, ['2', '1']],
  ['adds no fifth product', ['1', '2', '3', '4'], '5', true, ['1', '2', '3', '4']],
  ['removes none that is not chosen', ['1'], '5', false, ['1']],
])('a choice for the comparison %s', (_case, ids, id, isChosen, next) => {
  expect(withChoice(ids, id, isChosen)).toEqual(next);
});

test.each<[string, unknown, readonly string[] | null]>([
  ['a choice', { category: 'tvs', ids: ['1', '2'] }, ['1', '2']],
  ['at most four', { category: 'tvs', ids: ['1', '2', '3', '4', '5'] }, ['1', '2', '3', '4']],
  ['nothing of another format', { category: 'tvs', ids: '1' }, null],
  ['nothing without a category', { category: 1, ids: ['1'] }, null],
  ['no id of another type or length', { category: 'tvs', ids: [1, 'x'.repeat(65), '2'] }, ['2']],
  ['nothing of a text', 'tvs', null],
  ['nothing of null', null, null],
])('the stored comparison gives %s', (_case, stored, ids) => {
  expect(parseCompared(stored)?.ids ?? null).toEqual(ids);
});
