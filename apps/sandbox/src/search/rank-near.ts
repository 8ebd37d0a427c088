import type { SearchKind } from './entry-of.ts';

/** An entry with some of the query's words. `hits`, for each word: 2 if it is in the name, 1 if elsewhere, 0 if missing. */
export type PartialFit = {
  readonly kind: SearchKind | 'phrase';
  readonly id: string;
  readonly rank: number;
  readonly hits: readonly number[];
};
export type RankedFit = PartialFit & { /** From 0 to 1: the weighted share of the query that the entry has. */ readonly share: number };

const ELSEWHERE_SHARE = 0.4;
/** Entries below this fraction of the best share are dropped. */
const OF_BEST_MIN = 0.7;
const KINDS: readonly PartialFit['kind'][] = ['faq', 'category', 'store', 'phrase'];

/** Weight of a number. Numbers occur with many products: a common number alone shows little similarity. */
const NUMBER_WORTH = 0.2;

/**
 * Ranks entries by the share of the query that they contain. A word that few entries have weighs more than a common one, a number weighs
 * little. `numbers`: which of the words are numbers.
 */
export function rankNear(fits: readonly PartialFit[], numbers: readonly boolean[]): readonly RankedFit[] {
  const worth = numbers.map((number, index) => {
    const having = fits.filter(({ hits }) => (hits[index] ?? 0) > 0).length;
    return Math.log(1 + (fits.length + 1) / (having + 1)) * (number ? NUMBER_WORTH : 1);
  });
  const all = worth.reduce((sum, one) => sum + one, 0);
  const ranked = fits.map((fit) => ({ ...fit, share: worth.reduce((sum, one, index) => sum + one * shareOf(fit.hits[index]), 0) / all }));
  const best = Math.max(0, ...ranked.map(({ share }) => share));
  return ranked
    .filter(({ share }) => share > 0 && share >= best * OF_BEST_MIN)
    .toSorted((a, b) => b.share - a.share || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

const shareOf = (hit = 0): number => (hit === 2 ? 1 : hit * ELSEWHERE_SHARE);
