import { APOSTROPHES } from '@muddat/validators';
import { cutWords } from './cut-query.ts';
import { foldWords } from './fold.ts';
import { soundOf } from './sound.ts';
import { isCyrillic } from './spelled-words.ts';
import { isAsking, isSilent } from './stop-words.ts';
import { unitOf } from './units.ts';

/** A word of a query: folded, as typed, and by sound. */
export type QueryWord = {
  readonly folded: string;
  readonly spelled: string;
  readonly sound: string;
  /** Folded with oʻ in place of u: people type у when the keyboard has no ў. `йули` is `yoʻli`. */
  readonly rounded: string;
  readonly cyrillic: boolean;
  /** A number or its unit: a quantity, not a thing. */
  readonly number: boolean;
  /** The last one may still be typed. */
  readonly last: boolean;
};

const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${APOSTROPHES}]+`, 'u');
const NUMBER = /^\d+$/;

/**
 * The words to search for. Stop words are left out, and so are question words unless there are no others. `typing`: the last word is kept,
 * since it may continue: «в» may become «Velta».
 */
export function queryWords(text: string, typing = false): readonly QueryWord[] {
  const pieces = text.toLowerCase().split(BETWEEN_WORDS);
  const words = joinUnits(
    pieces.flatMap((spelled) => {
      const folded = foldWords(spelled);
      return folded.map((word) => ({ folded: word, spelled: folded.length === 1 ? spelled : word, number: NUMBER.test(word) }));
    }),
  );
  const saying = words.filter(({ folded }, index) => !isSilent(folded) || (typing && index === words.length - 1));
  const kept = cutWords(saying.length === 0 ? words.filter(({ folded }) => isAsking(folded)) : saying);
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

/** Replaces the unit after a number by the spelling used in names, so that a measure is found whatever its unit is called. */
function joinUnits(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const unit = words[index - 1]?.number === true && !word.number ? unitOf(word.folded) : undefined;
    if (unit === undefined) return [word];
    return unit === '' ? [] : [{ folded: unit, spelled: word.spelled, number: true }];
  });
}
