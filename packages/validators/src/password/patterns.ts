import { foldApostrophes } from '../text/clean-text.ts';
import { COMMON_WORDS } from './common-words.ts';

/** A piece of a password that is guessed as a whole: its characters `[from, to)` and how many guesses it takes, as a power of ten. */
export type PasswordPattern = { readonly from: number; readonly to: number; readonly guesses: number };

const WORD_GUESSES = 2.5;
const WORD_LETTERS_MIN = 3;
const YEAR_GUESSES = 2;
const DATE_GUESSES = 4.3;
const RUN_GUESSES = 1;
const CASE_GUESSES = 0.3;

/** Rows of the keyboards here, the alphabet and counting: walked along in either direction. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '1qaz2wsx3edc4rfv',
];
const WALKS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const WALK_MIN = 3;

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
const unleet = (text: string): string => [...text].map((char) => LEET[char] ?? char).join('');

function words(lower: string, own: readonly string[]): PasswordPattern[] {
  const plain = unleet(lower);
  const known = [
    ...COMMON_WORDS,
    ...own.map((word) => foldApostrophes(word.toLowerCase())).filter((word) => word.length >= WORD_LETTERS_MIN),
  ];
  return known.flatMap((word) => {
    const found: PasswordPattern[] = [];
    for (const text of plain === lower ? [lower] : [lower, plain]) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        found.push({ from: at, to: at + word.length, guesses: WORD_GUESSES });
    }
    return found;
  });
}

/** The longest walk along a row from each position: `qwerty`, `4321`, `абв`. */
function walks(lower: string): PasswordPattern[] {
  return [...lower].flatMap((_, from) => {
    let to = from + WALK_MIN;
    if (to > lower.length) return [];
    while (to <= lower.length && WALKS.some((walk) => walk.includes(lower.slice(from, to)))) to += 1;
    to -= 1;
    return to - from >= WALK_MIN ? [{ from, to, guesses: RUN_GUESSES + Math.log10(to - from) }] : [];
  });
}

function matched(lower: string, pattern: RegExp, guesses: (text: string) => number): PasswordPattern[] {
  return [...lower.matchAll(pattern)].map(({ index, 0: text }) => ({ from: index, to: index + text.length, guesses: guesses(text) }));
}

/** Everything in a password that is quicker to guess than its characters one by one. `own`: the customer's own words and numbers. */
export function findPatterns(password: string, own: readonly string[]): PasswordPattern[] {
  const lower = password.toLowerCase();
  // The lower case of some letters is longer, and positions would not match. Such a password is rated by its characters only.
  if (lower.length !== password.length) return [];
  const found = [
    ...words(foldApostrophes(lower), own),
    ...walks(lower),
    ...matched(lower, /(.)\1{2,}/gu, (text) => RUN_GUESSES + Math.log10(text.length)),
    ...matched(lower, /(?:19|20)\d\d/g, () => YEAR_GUESSES),
    ...matched(lower, /(?:0[1-9]|[12]\d|3[01])([.\-/]?)(?:0[1-9]|1[0-2])\1(?:(?:19|20)\d\d|\d\d)/g, () => DATE_GUESSES),
  ];
  return found.map((piece) =>
    lower.slice(piece.from, piece.to) === password.slice(piece.from, piece.to)
      ? piece
      : { ...piece, guesses: piece.guesses + CASE_GUESSES },
  );
}
