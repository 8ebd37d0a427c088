import { expect, test } from 'vitest';
import { commonTerm, type InstallmentTerm } from './offer.ts';

const terms = (...months: number[]): InstallmentTerm[] => months.map((count) => ({ months: count, markupBp: count * 100 }));

test.each<[string, InstallmentTerm[][], number | undefined]>([
  ['one store', [terms(3, 6, 24)], 24],
  ['stores with different longest terms', [terms(3, 6, 12, 24), terms(3, 6, 12), terms(6, 12, 18)], 12],
  ['terms in any order', [terms(24, 3, 12), terms(12, 24)], 24],
  ['a store that sells for cash only, among others', [[], terms(3, 6), terms(6, 12)], 6],
  ['stores without a term in common', [terms(3, 6), terms(12)], undefined],
  ['only stores that sell for cash', [[], []], undefined],
  ['no store', [], undefined],
])('the term of a list of %s is the longest that all of them offer', (_case, stores, months) => {
  expect(commonTerm(stores)).toBe(months);
});
