import { expect, test } from 'vitest';
import { evaluateSearch, parseQueries, toSearchCalls } from './search-load.ts';

test('parseQueries returns the second cell of each row of the table', () => {
  expect(parseQueries('a | диван | x\nb | ko’ylak | y / z\n')).toEqual(['диван', 'ko’ylak']);
});

test('toSearchCalls suggests for each of the first six letters of a query, then searches', () => {
  expect(toSearchCalls(['ковры!?'])).toEqual([
    ...['к', 'ко', 'ков', 'ковр', 'ковры', 'ковры!'].map((text) => ({ name: 'suggest', text })),
    { name: 'search', text: 'ковры!?' },
  ]);
});

test.each([
  [{ search: 49, suggest: 10, together: 30 }, 100_000, 0],
  [{ search: 50, suggest: 10, together: 30 }, 100_000, 1],
  [{ search: 80, suggest: 60, together: 70 }, 99_999, 4],
  [{ search: Number.NaN, suggest: 1, together: 1 }, 100_000, 1],
])('evaluateSearch of %j with %i products returns failures: %i', (p95, goods, failures) => {
  expect(evaluateSearch(p95, goods, 100_000)).toHaveLength(failures);
});
