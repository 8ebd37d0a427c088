import type { SearchKind } from './index-entry.ts';

/** An entry with some of the query's words. `hits`, for each word: 2 if it is in the name, 1 if elsewhere, 0 if missing. */
export type PartialMatch = {
  readonly kind: SearchKind | 'phrase';
  readonly id: string;
  readonly rank: number;
  readonly hits: readonly number[];
};
export type RankedMatch = PartialMatch & { /** From 0 to 1: the weighted share of the query that the entry has. */ readonly share: number };

const ELSEWHERE_SHARE = 0.4;
/** Entries below this fraction of the best share are dropped. */
const MIN_FRACTION_OF_BEST = 0.7;
const KINDS: readonly PartialMatch['kind'][] = ['faq', 'category', 'store', 'phrase'];

/** Weight of a number. Numbers occur with many products: a common number alone shows little similarity. */
const NUMBER_WEIGHT = 0.2;

/**
 * Ranks entries by the share of the query that they contain. A word that few entries have weighs more than a common one, a number weighs
 * little. `numbers`: which of the words are numbers.
 */
export function rankPartialMatches(fits: readonly PartialMatch[], numbers: readonly boolean[]): readonly RankedMatch[] {
  const worth = numbers.map((number, index) => {
    const having = fits.filter(({ hits }) => (hits[index] ?? 0) > 0).length;
    return Math.log(1 + (fits.length + 1) / (having + 1)) * (number ? NUMBER_WEIGHT : 1);
  });
  const all = worth.reduce((sum, one) => sum + one, 0);
  const ranked = fits.map((fit) => ({ ...fit, share: worth.reduce((sum, one, index) => sum + one * hitShare(fit.hits[index]), 0) / all }));
  const best = Math.max(0, ...ranked.map(({ share }) => share));
  return ranked
    .filter(({ share }) => share > 0 && share >= best * MIN_FRACTION_OF_BEST)
    .toSorted((a, b) => b.share - a.share || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

const hitShare = (hit = 0): number => (hit === 2 ? 1 : hit * ELSEWHERE_SHARE);
