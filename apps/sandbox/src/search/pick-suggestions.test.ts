import { expect, test } from 'vitest';
import { type Candidate, pickSuggestions } from './pick-suggestions.ts';

const some = (group: Candidate<string>['group'], ...titles: string[]): Candidate<string>[] =>
  titles.map((title) => ({ group, title, of: title }));

test.each([
  ['places before goods before questions', [...some('question', 'q'), ...some('goods', 'g'), ...some('place', 'p')], 8, ['p', 'g', 'q']],
  [
    'places leave room for three others',
    [...some('place', '1', '2', '3', '4'), ...some('goods', 'a', 'b', 'c', 'd')],
    5,
    ['1', '2', 'a', 'b', 'c'],
  ],
  ['no room is left where there are no others', some('place', '1', '2', '3'), 2, ['1', '2']],
  ['of one suggestion it is the place', [...some('place', '1'), ...some('goods', 'a')], 1, ['1']],
  ['no title twice, whatever its letters', [...some('place', 'Ipak'), ...some('goods', 'ipak', 'Диван')], 8, ['Ipak', 'Диван']],
  [
    'no kind of goods beside its section',
    [...some('goods', 'Диван', 'Диван Sarv'), ...some('place', 'Диваны')],
    8,
    ['Диваны', 'Диван Sarv'],
  ],
  ['nothing of nothing', [], 8, []],
])('%s', (_, candidates, limit, shown) => {
  expect(pickSuggestions(candidates, limit)).toEqual(shown);
});
