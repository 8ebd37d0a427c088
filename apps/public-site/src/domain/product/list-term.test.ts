import { expect, test } from 'vitest';
import { listTerm } from './list-term.ts';

const of = (...payments: (number | null)[]) => payments.map((count) => ({ monthly: count === null ? null : { payments: count } }));

test.each([
  ['one term', of(12, 12), 12],
  ['one term, and a product for cash only', of(18, null, 18), 18],
  ['different terms', of(12, 18), null],
  ['products for cash only', of(null, null), null],
  ['nothing', [], null],
])('the term above a list of %s is the one that its products share', (_case, products, term) => {
  expect(listTerm(products)).toBe(term);
});
