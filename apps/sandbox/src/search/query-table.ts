/**
 * A right answer: a category or store by alias, a product by its Russian name (`*` matches any text; the name may be longer), a question by
 * its Russian text.
 */
export type ExpectedResult = { readonly kind: 'category' | 'store' | 'product' | 'faq'; readonly name: string };
export type QueryTableRow = { readonly group: string; readonly query: string; readonly answers: readonly ExpectedResult[] };

const KINDS = ['category', 'store', 'product', 'faq'] as const;

function parseExpectedResult(text: string): ExpectedResult {
  const [word = '', ...rest] = text.trim().split(':');
  const kind = KINDS.find((known) => known === word);
  if (kind === undefined) throw new TypeError(`${word} is no kind of answer`);
  return { kind, name: rest.join(':') };
}

/** Queries that people type with their right answers, one per line (query-table.txt): `group | query | answer / answer`. */
export const parseQueryTable = (text: string): readonly QueryTableRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [group = '', query = '', answers = ''] = line.split('|').map((cell) => cell.trim());
      return { group, query, answers: answers.split(' / ').map(parseExpectedResult) };
    });
