import type { SearchKind } from './entry-of.ts';

/** An entry that has some of the words: for each word 2 when its name has it, 1 when it stands elsewhere, 0 when it is not there. */
export type PartialFit = {
  readonly kind: SearchKind | 'phrase';
  readonly id: string;
  readonly rank: number;
  readonly hits: readonly number[];
};
export type RankedFit = PartialFit & { /** From 0 to 1: how much of what was asked it has. */ readonly share: number };

const ELSEWHERE_SHARE = 0.4;
/** What lies this far below the best one is left out. */
const OF_BEST_MIN = 0.7;
const KINDS: readonly PartialFit['kind'][] = ['faq', 'category', 'store', 'phrase'];

/** A number goes with anything: by itself it is no likeness. */
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
