import { foldForSearch, foldWords } from './fold.ts';
import { isQuestionWord } from './stop-words.ts';
import { type MatchGrade, matchCost, type WordInterpretation } from './word-interpretation.ts';

export type QueryInterpretation = {
  /** The interpreted text: as typed, or converted to another keyboard layout. */
  readonly text: string;
  readonly layout: boolean;
  readonly wordInterpretations: readonly WordInterpretation[];
};

const AS_TYPED: ReadonlySet<MatchGrade> = new Set(['exact', 'begins', 'maker', 'unsold']);
/** Added to the cost of another keyboard layout, which is less likely. */
const LAYOUT_COST = 1.5;

const interpretationCost = ({ wordInterpretations, layout }: QueryInterpretation): number =>
  wordInterpretations.reduce((sum, sense) => sum + matchCost(sense), 0) / Math.max(1, wordInterpretations.length) +
  (layout ? LAYOUT_COST : 0);

/** The likeliest of several interpretations; the first one if costs are equal. */
export const mostLikelyInterpretation = <One extends QueryInterpretation>(first: One, others: readonly One[]): One =>
  others.reduce((best, one) => (interpretationCost(one) < interpretationCost(best) ? one : best), first);

/** Minimum length of a word on another layout that is not matched exactly: a shorter word may match by chance. */
const LAYOUT_LETTERS_MIN: Readonly<Partial<Record<MatchGrade, number>>> = { begins: 3, sound: 6, spelling: 6 };

/** Whether at least half of the words are known on this layout. A layout applies to the whole text, so a single match proves little. */
export function isPlausibleLayout({ wordInterpretations }: QueryInterpretation): boolean {
  const words = wordInterpretations.filter(({ word }) => !word.number);
  const known = words.filter(({ grade, word }) => grade !== 'none' && word.folded.length >= (LAYOUT_LETTERS_MIN[grade] ?? 1));
  return known.length > 0 && known.length * 2 >= words.length;
}

/** Whether every word is known as typed. If so, no other layout is considered. */
export const isUnderstoodAsTyped = ({ wordInterpretations }: QueryInterpretation): boolean =>
  wordInterpretations.every(({ grade }) => AS_TYPED.has(grade));

/** Whether every word was matched, possibly with corrections. */
export const isFullyMatched = ({ wordInterpretations }: QueryInterpretation): boolean =>
  wordInterpretations.every(({ grade }) => grade !== 'none');

/** Whether the text has a question word, which makes questions rank before goods. */
export const isQuestionQuery = ({ text }: QueryInterpretation): boolean => foldWords(text).some(isQuestionWord);

/** The whole text folded, as typed and as corrected: a name equal to either ranks first. */
export function foldedKeysOf({ text, wordInterpretations }: QueryInterpretation): string[] {
  const meant = wordInterpretations.map(({ word, spelled }) =>
    foldForSearch((word.cyrillic ? spelled?.cyrillic : spelled?.latin) ?? spelled?.latin ?? spelled?.cyrillic ?? word.folded),
  );
  return [...new Set([foldForSearch(text), meant.join(' ')])].filter((key) => key !== '');
}
