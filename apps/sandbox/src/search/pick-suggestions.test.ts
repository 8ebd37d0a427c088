import { expect, test } from 'vitest';
import { pickSuggestions, type SuggestionCandidate } from './pick-suggestions.ts';

const some = (group: SuggestionCandidate<string>['group'], ...titles: string[]): SuggestionCandidate<string>[] =>
  titles.map((title) => ({ group, title, of: title }));

test.each([
  ['categories, then goods, then questions', [...some('question', 'q'), ...some('goods', 'g'), ...some('place', 'p')], 8, ['p', 'g', 'q']],
  [
    'only two of four categories and stores if enough others exist',
    [...some('place', '1', '2', '3', '4'), ...some('goods', 'a', 'b', 'c', 'd')],
    5,
    ['1', '2', 'a', 'b', 'c'],
  ],
  ['as many categories and stores as fit if no others exist', some('place', '1', '2', '3'), 2, ['1', '2']],
  ['the category or store, not the goods, if the limit is one', [...some('place', '1'), ...some('goods', 'a')], 1, ['1']],
  ['no title twice, whatever its case', [...some('place', 'Ipak'), ...some('goods', 'ipak', 'Диван')], 8, ['Ipak', 'Диван']],
  [
    'no suggestion of goods with the name of a suggested category',
    [...some('goods', 'Диван', 'Диван Sarv'), ...some('place', 'Диваны')],
    8,
    ['Диваны', 'Диван Sarv'],
  ],
  ['nothing from no candidates', [], 8, []],
])('pickSuggestions picks %s', (_, candidates, limit, shown) => {
  expect(pickSuggestions(candidates, limit)).toEqual(shown);
});
