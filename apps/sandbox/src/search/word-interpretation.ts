import type { QueryWord } from './query-words.ts';
import type { WordPrefixes } from './synonyms.ts';

/** One pattern for a word: a list of words or prefixes, all of which an entry must contain. */
export type MatchPattern = { readonly words: WordPrefixes; readonly begins: boolean };

/**
 * How a word was matched. exact: itself, its stem or a synonym. begins: as a prefix. sound: by its sound. spelling: with wrong letters.
 * maker: the name of a maker not sold here. unsold: goods not sold here. none: not at all.
 */
export type MatchGrade = 'exact' | 'begins' | 'sound' | 'spelling' | 'maker' | 'unsold' | 'none';

export type WordInterpretation = {
  readonly word: QueryWord;
  readonly grade: MatchGrade;
  /**
   * `sure`: patterns for the word itself, its synonyms, or the goods similar to a maker's. `maybe`: further patterns for what may be meant.
   */
  readonly sure: readonly MatchPattern[];
  readonly maybe: readonly MatchPattern[];
  /** For goods not sold here: patterns for the nearest categories. */
  readonly categories?: readonly MatchPattern[];
  /** The spelling in the index, for the note about a correction; null if the word needs no note, as when it was typed that way. */
  readonly spelled: { readonly cyrillic: string | null; readonly latin: string | null } | null;
};

/** The cost of each kind of match. The interpretation of the query with the lowest cost wins. */
const COSTS: Readonly<Record<MatchGrade, number>> = { exact: 0, begins: 1, maker: 1, unsold: 1, sound: 2, spelling: 3, none: 10 };
/** A prefix of one or two letters matches many words and therefore costs more. */
const SHORT_LETTERS = 2;

export const matchCost = ({ grade, word }: WordInterpretation): number =>
  COSTS[grade] + (grade === 'begins' && word.folded.length <= SHORT_LETTERS ? 1 : 0);
