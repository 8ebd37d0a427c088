import { APOSTROPHES } from '@muddat/validators';
import { cutWords } from './cut-query.ts';
import { foldWords } from './fold.ts';
import { soundOf } from './sound.ts';
import { isCyrillic } from './spelled-words.ts';
import { isAsking, isSilent } from './stop-words.ts';
import { unitOf } from './units.ts';

/** A word of a query: folded, as it was typed, and as it sounds. */
export type QueryWord = {
  readonly folded: string;
  readonly spelled: string;
  readonly sound: string;
  /** With oʻ for u, which stands for it where a keyboard has no ў: `йули` is `yoʻli`. */
  readonly rounded: string;
  readonly cyrillic: boolean;
  /** A number or its unit: it says how much of something, not what. */
  readonly number: boolean;
  /** The last one may still be typed. */
  readonly last: boolean;
};

const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${APOSTROPHES}]+`, 'u');
const NUMBER = /^\d+$/;

/**
 * The words that are looked for; those that say nothing are left out, and so are those that ask, unless there are no others. `typing`: the
 * last one is kept, since it may go on: «в» may become «Velta».
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

/** Words with the unit behind a number as names write it: what is measured so is found, whatever the unit is called. */
function joinUnits(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const unit = words[index - 1]?.number === true && !word.number ? unitOf(word.folded) : undefined;
    if (unit === undefined) return [word];
    return unit === '' ? [] : [{ folded: unit, spelled: word.spelled, number: true }];
  });
}
