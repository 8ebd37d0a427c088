import type { QueryWord } from './query-words.ts';
import type { Beginnings } from './synonyms.ts';

/** One way to find a word: words or their beginnings, all of which an entry must have. */
export type Way = { readonly words: Beginnings; readonly begins: boolean };

/** How a word was found: as it is; as another word for it; as a beginning; by its sound; with letters wrong; a maker's; known not to be sold here; not at all. */
export type Grade = 'exact' | 'begins' | 'sound' | 'spelling' | 'maker' | 'unsold' | 'none';

/** What a word of a query is taken for. */
export type Sense = {
  readonly word: QueryWord;
  readonly grade: Grade;
  /** Ways that mean the word itself, and those that may be meant. */
  readonly sure: readonly Way[];
  readonly maybe: readonly Way[];
  /** Of what nobody sells here: the ways to the sections that are nearest to it. */
  readonly sections?: readonly Way[];
  /** As it is written here, where that is not as it was typed. */
  readonly spelled: { readonly cyrillic: string | null; readonly latin: string | null } | null;
};

/** What taking a word this way costs a reading of the whole query: the cheapest reading is taken. */
const COSTS: Readonly<Record<Grade, number>> = { exact: 0, begins: 1, maker: 1, unsold: 1, sound: 2, spelling: 3, none: 10 };
/** A beginning of one or two letters fits many words and says little. */
const SHORT_LETTERS = 2;

export const costOf = ({ grade, word }: Sense): number =>
  COSTS[grade] + (grade === 'begins' && word.folded.length <= SHORT_LETTERS ? 1 : 0);
