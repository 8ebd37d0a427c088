import type { SearchKind } from './entry-of.ts';

/** An entry with some of the words. `hits`, for each word: 2 when it is in the name, 1 elsewhere, 0 missing. */
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

/** Numbers occur with anything: a common number alone is hardly a similarity. */
const NUMBER_WORTH = 0.2;

/**
 * Entries by how much of the query they have. A word that few entries have says more than one that many have, a number says little.
 * `numbers`: which of the words are numbers.
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
