import { foldForSearch, foldWords } from './fold.ts';
import { costOf, type Grade, type Sense } from './sense.ts';
import { isAsking } from './stop-words.ts';

/** An interpretation of a query. */
export type Reading = {
  /** The interpreted text: as typed, or converted to another keyboard layout. */
  readonly text: string;
  readonly layout: boolean;
  readonly senses: readonly Sense[];
};

const AS_TYPED: ReadonlySet<Grade> = new Set(['exact', 'begins', 'maker', 'unsold']);
/** Added to the cost of another keyboard layout, which is less likely. */
const LAYOUT_COST = 1.5;

const cost = ({ senses, layout }: Reading): number =>
  senses.reduce((sum, sense) => sum + costOf(sense), 0) / Math.max(1, senses.length) + (layout ? LAYOUT_COST : 0);

/** The likeliest of several interpretations; the first one if costs are equal. */
export const likeliest = <One extends Reading>(first: One, others: readonly One[]): One =>
  others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first);

/** Minimum length of a word on another layout that is not matched exactly: a shorter word may match by chance. */
const LAYOUT_LETTERS_MIN: Readonly<Partial<Record<Grade, number>>> = { begins: 3, sound: 6, spelling: 6 };

/** Whether at least half of the words are known on this layout. A layout applies to the whole text, so a single match proves little. */
export function isMeant({ senses }: Reading): boolean {
  const words = senses.filter(({ word }) => !word.number);
  const known = words.filter(({ grade, word }) => grade !== 'none' && word.folded.length >= (LAYOUT_LETTERS_MIN[grade] ?? 1));
  return known.length > 0 && known.length * 2 >= words.length;
}

/** Whether every word is known as typed. If so, no other layout is considered. */
export const isAsTyped = ({ senses }: Reading): boolean => senses.every(({ grade }) => AS_TYPED.has(grade));

/** Whether every word was matched, possibly with corrections. */
export const isResolved = ({ senses }: Reading): boolean => senses.every(({ grade }) => grade !== 'none');

/** Whether the query is a question. */
export const asksIn = ({ text }: Reading): boolean => foldWords(text).some(isAsking);

/** The whole text folded, as typed and as corrected: a name equal to either ranks first. */
export function keysOf({ text, senses }: Reading): string[] {
  const meant = senses.map(({ word, spelled }) =>
    foldForSearch((word.cyrillic ? spelled?.cyrillic : spelled?.latin) ?? spelled?.latin ?? spelled?.cyrillic ?? word.folded),
  );
  return [...new Set([foldForSearch(text), meant.join(' ')])].filter((key) => key !== '');
}
