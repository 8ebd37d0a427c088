import { expect, test } from 'vitest';
import { type PartialFit, rankNear } from './rank-near.ts';

const fit = (id: string, hits: readonly number[], kind: PartialFit['kind'] = 'category', rank = 1): PartialFit => ({
  kind,
  id,
  rank,
  hits,
});
const idsOf = (fits: readonly PartialFit[], numbers: readonly boolean[] = [false, false]) => rankNear(fits, numbers).map(({ id }) => id);

test.each<[string, readonly PartialFit[], readonly string[]]>([
  ['more words before fewer', [fit('one', [2, 0]), fit('both', [2, 2])], ['both']],
  ['a word of the name before one of the text', [fit('text', [1, 2]), fit('name', [2, 2])], ['name', 'text']],
  ['a rare word before a common one', [fit('a', [2, 0]), fit('b', [2, 0]), fit('c', [2, 0]), fit('rare', [0, 2])], ['rare']],
  [
    'equals by kind, then rank, then id',
    [fit('s', [2, 2], 'store'), fit('y', [2, 2]), fit('x', [2, 2]), fit('q', [2, 2], 'faq')],
    ['q', 'x', 'y', 's'],
  ],
  ['nothing of nothing', [], []],
])('%s', (_, fits, ids) => {
  expect(idsOf(fits)).toEqual(ids);
});

test('a number alone is no likeness', () => {
  expect(idsOf([fit('number', [0, 2]), fit('word', [2, 0])], [false, true])).toEqual(['word']);
});

test('the share says how much of the query is there', () => {
  expect(rankNear([fit('all', [2, 2])], [false, false])[0]?.share).toBeCloseTo(1);
  expect(rankNear([fit('half', [2, 0])], [false, false])[0]?.share).toBeLessThan(0.6);
});
