import { APOSTROPHES } from '@muddat/validators';
import { foldWords } from './fold.ts';
import { limitWords } from './sanitize-query.ts';
import { soundOf } from './sound.ts';
import { isCyrillic } from './spelled-words.ts';
import { isQuestionWord, isStopWord } from './stop-words.ts';
import { unitOf } from './units.ts';

/** A word of a query in several forms: folded, as typed, and by sound. */
export type QueryWord = {
  readonly folded: string;
  readonly spelled: string;
  readonly sound: string;
  /** Folded with oʻ in place of u: people type у when the keyboard has no ў. `йули` is `yoʻli`. */
  readonly rounded: string;
  readonly cyrillic: boolean;
  /** A number or its unit: a quantity, not a product. */
  readonly number: boolean;
  /** The last word may be incomplete while the customer types. */
  readonly last: boolean;
};

const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${APOSTROPHES}]+`, 'u');
const NUMBER = /^\d+$/;

/**
 * The words to search for. Stop words are removed, and so are question words unless there are no other words. `typing`: the last word is
 * never removed, since it may continue: «в» may become «Velta».
 */
export function queryWords(text: string, typing = false): readonly QueryWord[] {
  const pieces = text.toLowerCase().split(BETWEEN_WORDS);
  const words = joinUnits(
    pieces.flatMap((spelled) => {
      const folded = foldWords(spelled);
      return folded.map((word) => ({ folded: word, spelled: folded.length === 1 ? spelled : word, number: NUMBER.test(word) }));
    }),
  );
  const saying = words.filter(({ folded }, index) => !isStopWord(folded) || (typing && index === words.length - 1));
  const kept = limitWords(saying.length === 0 ? words.filter(({ folded }) => isQuestionWord(folded)) : saying);
  return kept.map(({ folded, spelled, number }, index) => ({
    folded,
    spelled,
    sound: soundOf(folded),
    rounded: foldWords(spelled.replaceAll('у', 'ў').replaceAll('u', 'o')).join(''),
    cyrillic: isCyrillic(spelled),
    number,
    last: index === kept.length - 1,
  }));
}

type Word = Pick<QueryWord, 'folded' | 'spelled' | 'number'>;

/** Replaces the unit after a number by the spelling used in names, so that a measure is found however its unit is spelled. */
function joinUnits(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const unit = words[index - 1]?.number === true && !word.number ? unitOf(word.folded) : undefined;
    if (unit === undefined) return [word];
    return unit === '' ? [] : [{ folded: unit, spelled: word.spelled, number: true }];
  });
}
