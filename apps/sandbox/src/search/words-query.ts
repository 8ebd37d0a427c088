import type { Sense, Way } from './sense.ts';

/** The weights of the words that count; all words if empty. */
export type Within = '' | 'A' | 'AB' | 'ABC';

const term = (word: string, begins: boolean, within: Within): string => {
  const marks = `${begins ? '*' : ''}${within}`;
  return marks === '' ? word : `${word}:${marks}`;
};

const way = ({ words, begins }: Way, within: Within): string => `(${words.map((word) => term(word, begins, within)).join(' & ')})`;

/** The tsquery of one word; null if there is no pattern for it. Words are folded, so nothing in it needs quoting. */
export function senseQuery(sense: Sense, how: 'sure' | 'maybe', within: Within): string | null {
  const ways = how === 'sure' ? sense.sure : [...sense.sure, ...sense.maybe];
  return ways.length === 0 ? null : `(${ways.map((one) => way(one, within)).join(' | ')})`;
}

/** The tsquery of all words; null if one of them has no pattern. */
export function allQuery(senses: readonly Sense[], how: 'sure' | 'maybe', within: Within): string | null {
  const parts = senses.map((sense) => senseQuery(sense, how, within));
  return parts.length === 0 || parts.includes(null) ? null : parts.join(' & ');
}

/** The tsquery of the categories nearest to goods not sold here; null if the query names no such goods. */
export function sectionsQuery(senses: readonly Sense[]): string | null {
  const ways = senses.flatMap(({ sections = [] }) => sections);
  return ways.length === 0 ? null : ways.map((one) => way(one, 'A')).join(' | ');
}
