import { foldForSearch, foldWords } from './fold.ts';
import { costOf, type Grade, type Sense } from './sense.ts';
import { isAsking } from './stop-words.ts';

/** What a query is taken for. */
export type Reading = {
  /** The text that was read: the typed one, or what the same keys give on another layout. */
  readonly text: string;
  readonly layout: boolean;
  readonly senses: readonly Sense[];
};

const AS_TYPED: ReadonlySet<Grade> = new Set(['exact', 'begins', 'maker', 'unsold']);
/** Another layout is the less likely reading. */
const LAYOUT_COST = 1.5;

const cost = ({ senses, layout }: Reading): number =>
  senses.reduce((sum, sense) => sum + costOf(sense), 0) / Math.max(1, senses.length) + (layout ? LAYOUT_COST : 0);

/** The likeliest of several readings, the first of equals. */
export const likeliest = <One extends Reading>(first: One, others: readonly One[]): One =>
  others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first);

/** So many letters a word of another layout has where it is not there as it is: a short one is like something by chance. */
const LAYOUT_LETTERS_MIN: Readonly<Partial<Record<Grade, number>>> = { begins: 3, sound: 6, spelling: 6 };

/** Half of the words at least are words on this other layout: it is one key for the whole text, so a single word says little. */
export function isMeant({ senses }: Reading): boolean {
  const words = senses.filter(({ word }) => !word.number);
  const known = words.filter(({ grade, word }) => grade !== 'none' && word.folded.length >= (LAYOUT_LETTERS_MIN[grade] ?? 1));
  return known.length > 0 && known.length * 2 >= words.length;
}

/** Every word means something as it was typed: it was meant so, whatever its keys give elsewhere. */
export const isAsTyped = ({ senses }: Reading): boolean => senses.every(({ grade }) => AS_TYPED.has(grade));

/** Every word is found, though perhaps mistyped. */
export const isResolved = ({ senses }: Reading): boolean => senses.every(({ grade }) => grade !== 'none');

/** It asks something. */
export const asksIn = ({ text }: Reading): boolean => foldWords(text).some(isAsking);

/** The whole text folded, as typed and as corrected: a name that is equal to it comes first. */
export function keysOf({ text, senses }: Reading): string[] {
  const meant = senses.map(({ word, spelled }) =>
    foldForSearch((word.cyrillic ? spelled?.cyrillic : spelled?.latin) ?? spelled?.latin ?? spelled?.cyrillic ?? word.folded),
  );
  return [...new Set([foldForSearch(text), meant.join(' ')])].filter((key) => key !== '');
}
