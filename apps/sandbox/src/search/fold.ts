import { APOSTROPHES } from '@muddat/validators';

/**
 * Folds all spellings of a word to one form: lower-case Latin letters and digits. Russian, Uzbek Cyrillic and Uzbek Latin get the same key
 * (`Кир ювиш`, `Kir yuvish`). Apostrophes are dropped (`oʻ`, `o'`, `o`). Letters that people confuse are unified (q k, x h, y i, ё е,
 * doubled letters). The form is ASCII only, so that PGlite and a server of any locale treat it alike. For a new alphabet add one pair per
 * letter, chosen so that a word known in both alphabets has the same key.
 */
const LETTERS = new Map(
  [
    'а-a б-b в-v г-g ғ-g д-d е-e ё-e ж-j з-z и-i й-y к-k қ-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ў-o ф-f х-h ҳ-h ц-s ч-ch ш-sh щ-sh',
    'ъ- ы-i ь- э-e ю-yu я-ya і-i q-k x-h w-v ı-i ß-s',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');
/** Soft hyphens, zero-width and bidi characters, which copied texts may contain invisibly inside words. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export const stripInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Pairs of Latin letters for one sound, longer ones first. `yo` and `ye` are Uzbek spellings of ё and a leading е. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/ts/g, 's'],
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/c(?!h)/g, 'k'],
  [/y[oe]/g, 'e'],
  [/y/g, 'i'],
];
const DOUBLED = /([a-z])\1+/g;
const MARKS = /\p{M}/gu;
const STRESS = /\u0301/gu;
const NO_LETTER = /[^a-z0-9]+/g;
const BETWEEN_LETTER_AND_DIGIT = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Cache limits: words repeat in names and queries; very long words are nonsense and are not cached. */
const CACHE_MAX_WORDS = 20_000;
const CACHED_WORD_MAX_LETTERS = 40;
const foldedWords = new Map<string, readonly string[]>();

/** The folded words of a text, with letters and digits separated: `RF-155` and `rf155` are both `rf`, `155`. */
export function foldWords(text: string): string[] {
  const small = stripInvisible(text).toWellFormed().normalize('NFC').toLowerCase().replaceAll(APOSTROPHE, '').replaceAll(STRESS, '');
  return small.split(BETWEEN_WORDS).flatMap((word) => {
    const known = foldedWords.get(word);
    if (known !== undefined) return known;
    const folded = foldWord(word);
    if (foldedWords.size >= CACHE_MAX_WORDS) foldedWords.clear();
    if (word.length <= CACHED_WORD_MAX_LETTERS) foldedWords.set(word, folded);
    return folded;
  });
}

function foldWord(word: string): readonly string[] {
  const latin = Array.from(word, (letter) => LETTERS.get(letter) ?? letter).join('');
  const plain = latin.normalize('NFKD').replaceAll(MARKS, '').replaceAll(NO_LETTER, ' ');
  const parts = plain.replaceAll(BETWEEN_LETTER_AND_DIGIT, ' ').split(' ').map(foldSounds);
  return parts.filter((part) => part !== '');
}

/** The words of `foldWords`, joined by spaces. The search does not distinguish texts with equal results. */
export const foldForSearch = (text: string): string => foldWords(text).join(' ');

function foldSounds(word: string): string {
  const folded = PAIRS.reduce((all, [pair, sound]) => all.replaceAll(pair, sound), word);
  return folded.replaceAll(DOUBLED, '$1');
}
