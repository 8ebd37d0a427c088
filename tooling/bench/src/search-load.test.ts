import { expect, test } from 'vitest';
import { judgeSearch, queriesOf, searchCalls } from './search-load.ts';

test('the queries are the second cells of the table', () => {
  expect(queriesOf('a | диван | x\nb | ko’ylak | y / z\n')).toEqual(['диван', 'ko’ylak']);
});

test('a query is typed letter by letter, up to the sixth, then searched', () => {
  expect(searchCalls(['ковры!?'])).toEqual([
    ...['к', 'ко', 'ков', 'ковр', 'ковры', 'ковры!'].map((text) => ({ name: 'suggest', text })),
    { name: 'search', text: 'ковры!?' },
  ]);
});

test.each([
  [{ search: 49, suggest: 10, together: 30 }, 100_000, 0],
  [{ search: 50, suggest: 10, together: 30 }, 100_000, 1],
  [{ search: 80, suggest: 60, together: 70 }, 99_999, 4],
  [{ search: Number.NaN, suggest: 1, together: 1 }, 100_000, 1],
])('%j with %i goods: %i failures', (p95, goods, failures) => {
  expect(judgeSearch(p95, goods, 100_000)).toHaveLength(failures);
});
