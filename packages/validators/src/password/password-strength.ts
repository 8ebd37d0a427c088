import { findPatterns, type PasswordPattern } from './patterns.ts';

/** How long guessing takes. The texts for it are in the catalogs. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/**
 * A character outside any known pattern counts as ten guesses (10^1), as in zxcvbn, because the letters that people choose are far from
 * random.
 */
const CHARACTER_GUESSES = 1;
/**
 * Thresholds as powers of ten of guesses, as in zxcvbn's scores. Below the first a password can be guessed online; from the last on it
 * resists an offline attack on a stolen database for long.
 */
const FAIR_FROM = 6;
const GOOD_FROM = 8;
const STRONG_FROM = 10;
/** Longer passwords are evaluated by their first 64 characters. */
const RATED_CHARACTERS = 64;

/** A text that only repeats its beginning: the repeated part and the number of repetitions. */
function unit(password: string): { text: string; times: number } {
  for (let length = 1; length <= password.length / 2; length += 1) {
    const times = password.length / length;
    if (Number.isInteger(times) && password.slice(0, length).repeat(times) === password) return { text: password.slice(0, length), times };
  }
  return { text: password, times: 1 };
}

/** The fewest guesses over all ways to cut the password into known pieces and single characters, as a power of ten. */
export function estimateGuesses(password: string, own: readonly string[] = []): number {
  const { text, times } = unit(password.slice(0, RATED_CHARACTERS));
  const pieces = findPatterns(text, own);
  const best = [0];
  for (let to = 1; to <= text.length; to += 1) {
    const ways = pieces.filter((piece: PasswordPattern) => piece.to === to).map(({ from, guesses }) => (best[from] ?? 0) + guesses);
    best.push(Math.min((best[to - 1] ?? 0) + CHARACTER_GUESSES, ...ways));
  }
  return (best.at(-1) ?? 0) + Math.log10(times);
}

/**
 * How hard a password is to guess, by the way zxcvbn judges (patterns, not classes of characters) with a word list of a few hundred instead of its 800 KB.
 * `own`: what an acquaintance knows, such as name, phone and birthdate.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  const guesses = estimateGuesses(password, own);
  if (guesses < FAIR_FROM) return 'weak';
  if (guesses < GOOD_FROM) return 'fair';
  return guesses < STRONG_FROM ? 'good' : 'strong';
}
