/** One call of the load: a search, or the suggestions for a text while it is typed. */
export type SearchCall = { readonly name: 'search' | 'suggest'; readonly text: string };

const TYPED_LETTERS_MAX = 6;

/** The queries of the search table, whose lines are `group | query | answers`. */
export const parseQueries = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .filter((query) => query !== '');

/** Each query as it is typed, letter by letter up to the sixth, and then searched. */
export const toSearchCalls = (queries: readonly string[]): readonly SearchCall[] =>
  queries.flatMap((text): SearchCall[] => {
    const letters = Array.from(text);
    const typed = Array.from({ length: Math.min(TYPED_LETTERS_MAX, letters.length) }, (_, index) => letters.slice(0, index + 1).join(''));
    return [...typed.map((part): SearchCall => ({ name: 'suggest', text: part })), { name: 'search', text }];
  });

const P95_MAX_MS = 50;

/** Lists the faults of a run: a p95 of 50 ms or more, or fewer products in the catalogue (`goods`) than the run needs (`required`). */
export function evaluateSearch(
  p95: Readonly<Record<'search' | 'suggest' | 'together', number>>,
  goods: number,
  required: number,
): string[] {
  return [
    ...Object.entries(p95).flatMap(([name, ms]) =>
      ms < P95_MAX_MS ? [] : [`${name}: p95 is ${ms.toFixed(1)} ms, and it has to be under ${P95_MAX_MS}`],
    ),
    ...(goods >= required ? [] : [`${goods} goods are there, and it is measured with ${required}`]),
  ];
}
