import type { MatchPattern, WordInterpretation } from './word-interpretation.ts';

/** The weights of the words that count; all words if empty. */
export type WeightSet = '' | 'A' | 'AB' | 'ABC';

const term = (word: string, begins: boolean, within: WeightSet): string => {
  const marks = `${begins ? '*' : ''}${within}`;
  return marks === '' ? word : `${word}:${marks}`;
};

const patternQuery = ({ words, begins }: MatchPattern, within: WeightSet): string =>
  `(${words.map((word) => term(word, begins, within)).join(' & ')})`;

/** The tsquery of one word; null if there is no pattern for it. Words are folded, so nothing in it needs quoting. */
export function wordQuery(sense: WordInterpretation, how: 'sure' | 'maybe', within: WeightSet): string | null {
  const ways = how === 'sure' ? sense.sure : [...sense.sure, ...sense.maybe];
  return ways.length === 0 ? null : `(${ways.map((one) => patternQuery(one, within)).join(' | ')})`;
}

/** The tsquery of all words; null if one of them has no pattern. */
export function allWordsQuery(senses: readonly WordInterpretation[], how: 'sure' | 'maybe', within: WeightSet): string | null {
  const parts = senses.map((sense) => wordQuery(sense, how, within));
  return parts.length === 0 || parts.includes(null) ? null : parts.join(' & ');
}

/** The tsquery of the categories nearest to goods not sold here; null if the query names no such goods. */
export function categoriesQuery(senses: readonly WordInterpretation[]): string | null {
  const ways = senses.flatMap(({ categories = [] }) => categories);
  return ways.length === 0 ? null : ways.map((one) => patternQuery(one, 'A')).join(' | ');
}
