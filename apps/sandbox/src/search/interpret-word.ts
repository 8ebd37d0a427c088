import { isWithinEditDistance } from '@muddat/process';
import type { IndexWordMatch, QueryWordStems } from './index-words.ts';
import type { QueryWord } from './query-words.ts';
import { goodsOfMaker, nearestCategories, synonymsOf } from './synonyms.ts';
import type { MatchPattern, WordInterpretation } from './word-interpretation.ts';

/** Shorter words are too similar to many others to guess a correction. */
export const MISTYPED_LETTERS_MIN = 4;
const SHORT_LETTERS_MAX = 5;
/** From this length on, a word and longer words that begin with it mean the same: `velosiped`, `velosipedlar`. */
const SAME_BEGINNING_LETTERS_MIN = 5;
/** A single digit is not treated as the beginning of a number; with two or more digits, the rest may follow. */
const BEGUN_NUMBER_DIGITS_MIN = 2;
const BEGUN_WORD_LETTERS_MIN = 3;
/** Shorter words get no note about a different spelling: they may be the beginning of any word. */
const NOTED_LETTERS_MIN = 3;
const MAX_PATTERNS = 6;
const TWO_WRONG_LETTERS_MIN = 8;
/** A shorter beginning with one wrong letter would match too many words. */
export const BEGUN_MISTYPED_LETTERS_MIN = 7;

const exactPattern = (word: string): MatchPattern => ({ words: [word], begins: false });
const prefixPattern = (word: string): MatchPattern => ({ words: [word], begins: true });
const correctedPattern = (word: string): MatchPattern =>
  word.length >= SAME_BEGINNING_LETTERS_MIN ? prefixPattern(word) : exactPattern(word);
const uniqueWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MAX_PATTERNS);
/** The spelling of the first row in the typed alphabet, else of the first row. */
function spellingOf({ cyrillic: typed }: QueryWord, rows: readonly IndexWordMatch[]): WordInterpretation['spelled'] {
  const known = rows.find((row) => (typed ? row.cyrillic : row.latin) !== null) ?? rows[0];
  return known === undefined ? null : { cyrillic: known.cyrillic, latin: known.latin };
}

/** Interprets a query word by the similar words of the index. */
export function interpretWord({ word, stems }: QueryWordStems, known: readonly IndexWordMatch[], typing: boolean): WordInterpretation {
  const by = (...how: IndexWordMatch['how'][]) => known.filter((row) => how.includes(row.how));
  const none: WordInterpretation = { word, grade: 'none', sure: [], maybe: [], spelled: null };
  if (word.number) {
    const begun = word.last && (typing || word.folded.length >= BEGUN_NUMBER_DIGITS_MIN);
    return { ...none, grade: 'exact', sure: [exactPattern(word.folded)], maybe: begun ? [prefixPattern(word.folded)] : [] };
  }
  const forms = [word.folded, ...stems];
  const same = by('exact', 'stem');
  const synonyms = synonymsOf(forms).map((words): MatchPattern => ({ words, begins: true }));
  if (same.length + synonyms.length > 0) {
    const begun = (typing && word.last) || word.folded.length >= BEGUN_WORD_LETTERS_MIN ? [prefixPattern(word.folded)] : [];
    const inOwnLetters = same.some((row) => (word.cyrillic ? row.cyrillic : row.latin) !== null);
    return {
      ...none,
      grade: 'exact',
      sure: [...uniqueWords([word.folded, ...same.map((row) => row.word)]).map(exactPattern), ...synonyms],
      maybe: begun,
      spelled: inOwnLetters || synonyms.length > 0 || word.folded.length < NOTED_LETTERS_MIN ? null : spellingOf(word, same),
    };
  }
  const goods = goodsOfMaker(forms);
  if (goods.length > 0) return { ...none, grade: 'maker', sure: goods.map((words): MatchPattern => ({ words, begins: true })) };
  const sections = nearestCategories(forms);
  if (sections.length > 0)
    return { ...none, grade: 'unsold', categories: sections.map((words): MatchPattern => ({ words, begins: true })) };
  if (by('begins').length > 0) return { ...none, grade: 'begins', maybe: [prefixPattern(word.folded)] };
  const sounding = by('sound');
  if (sounding.length > 0)
    return {
      ...none,
      grade: 'sound',
      maybe: uniqueWords(sounding.map((row) => row.word)).map(correctedPattern),
      spelled: spellingOf(word, sounding),
    };
  const begun = by('soundBegins');
  if (begun.length === 0) return none;
  const parts = uniqueWords(begun.map((row) => row.word.slice(0, word.folded.length)));
  return { ...none, grade: 'sound', maybe: parts.map(prefixPattern), spelled: spellingOf(word, begun) };
}

/** How many letters may be wrong: none below 4 letters, one below 8, then two. */
const maxWrongLetters = (letters: number): number => (letters < MISTYPED_LETTERS_MIN ? 0 : letters < TWO_WRONG_LETTERS_MIN ? 1 : 2);

/**
 * Whether a word may be a known word with typing errors. Short words are similar to many others, so below eight letters the first letter
 * must be right, and up to five letters the spelling is compared instead of the sound.
 */
function isMistyped({ folded, sound }: QueryWord, known: IndexWordMatch): boolean {
  if (folded.length < TWO_WRONG_LETTERS_MIN && folded[0] !== known.word[0]) return false;
  if (folded.length <= SHORT_LETTERS_MAX) return isWithinEditDistance(folded, known.word, maxWrongLetters(folded.length));
  return isWithinEditDistance(sound, known.sound, maxWrongLetters(sound.length));
}

/** Interprets an unknown word as one with typing errors: a word with wrong letters, or a long prefix with one wrong letter. */
export function interpretMistypedWord({ word }: QueryWordStems, near: readonly IndexWordMatch[]): WordInterpretation {
  const none: WordInterpretation = { word, grade: 'none', sure: [], maybe: [], spelled: null };
  const { folded, sound } = word;
  const mistyped = near.filter((row) => isMistyped(word, row));
  if (mistyped.length > 0)
    return {
      ...none,
      grade: 'spelling',
      maybe: uniqueWords(mistyped.map((row) => row.word)).map(correctedPattern),
      spelled: spellingOf(word, mistyped),
    };
  const begun = near.flatMap((row) => {
    const length = [0, -1, 1].map((more) => sound.length + more).find((cut) => isWithinEditDistance(sound, row.sound.slice(0, cut), 1));
    return length === undefined || sound.length < BEGUN_MISTYPED_LETTERS_MIN || folded[0] !== row.word[0]
      ? []
      : [{ row, part: row.word.slice(0, length) }];
  });
  if (begun.length === 0) return none;
  return {
    ...none,
    grade: 'spelling',
    maybe: uniqueWords(begun.map(({ part }) => part)).map(prefixPattern),
    spelled: spellingOf(
      word,
      begun.map(({ row }) => row),
    ),
  };
}
