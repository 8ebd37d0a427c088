import { expect, test } from 'vitest';
import { type PartialMatch, rankPartialMatches } from './rank-partial-matches.ts';

const partialMatch = (id: string, hits: readonly number[], kind: PartialMatch['kind'] = 'category', rank = 1): PartialMatch => ({
  kind,
  id,
  rank,
  hits,
});
const idsOf = (fits: readonly PartialMatch[], numbers: readonly boolean[] = [false, false]) =>
  rankPartialMatches(fits, numbers).map(({ id }) => id);

test.each<[string, readonly PartialMatch[], readonly string[]]>([
  ['only the entry with the most words', [partialMatch('one', [2, 0]), partialMatch('both', [2, 2])], ['both']],
  ['a match in the name before one in the text', [partialMatch('text', [1, 2]), partialMatch('name', [2, 2])], ['name', 'text']],
  [
    'only the entry with the rare word if others have a common one',
    [partialMatch('a', [2, 0]), partialMatch('b', [2, 0]), partialMatch('c', [2, 0]), partialMatch('rare', [0, 2])],
    ['rare'],
  ],
  [
    'equal entries by kind, then rank, then id',
    [partialMatch('s', [2, 2], 'store'), partialMatch('y', [2, 2]), partialMatch('x', [2, 2]), partialMatch('q', [2, 2], 'faq')],
    ['q', 'x', 'y', 's'],
  ],
  ['nothing from no entries', [], []],
])('rankPartialMatches returns %s', (_, fits, ids) => {
  expect(idsOf(fits)).toEqual(ids);
});

test('rankPartialMatches drops an entry that matches only a number of the query', () => {
  expect(idsOf([partialMatch('number', [0, 2]), partialMatch('word', [2, 0])], [false, true])).toEqual(['word']);
});

test('`share` of a partial match is 1 if all words of the query match, and below 0.6 if half of them match', () => {
  expect(rankPartialMatches([partialMatch('all', [2, 2])], [false, false])[0]?.share).toBeCloseTo(1);
  expect(rankPartialMatches([partialMatch('half', [2, 0])], [false, false])[0]?.share).toBeLessThan(0.6);
});
