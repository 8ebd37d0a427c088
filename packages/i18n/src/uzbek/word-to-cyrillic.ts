import { STEM_EXCEPTIONS, WORD_EXCEPTIONS } from './exceptions.ts';
import { isUpper, matchCase } from './letter-case.ts';
import { TURNED_COMMA as COMMA, TUTUQ } from './normalise.ts';

const PAIRS: Readonly<Record<string, string>> = {
  [`o${COMMA}`]: 'ў',
  [`g${COMMA}`]: 'ғ',
  sh: 'ш',
  ch: 'ч',
  yo: 'ё',
  yu: 'ю',
  ya: 'я',
};
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  f: 'ф',
  g: 'г',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
  [TUTUQ]: 'ъ',
};
const VOWEL_BEFORE = /(?:[aeiou]|o\u02BB)$/;
const LONGEST_STEM = Math.max(...Object.keys(STEM_EXCEPTIONS).map((stem) => stem.length));
/** One Uzbek word of Latin letters with the right apostrophes, in Cyrillic. */
export function wordToCyrillic(word: string): string {
  const small = word.toLowerCase();
  const whole = WORD_EXCEPTIONS[small];
  if (whole !== undefined) return matchCase(word, whole);
  const stem = stemOf(small);
  const begun = stem === '' ? '' : matchCase(word.slice(0, Math.max(stem.length, 2)), STEM_EXCEPTIONS[stem] ?? '');
  return begun + lettersToCyrillic(word, small, stem.length);
}

function stemOf(small: string): string {
  for (let length = Math.min(LONGEST_STEM, small.length); length > 2; length -= 1) {
    const start = small.slice(0, length);
    if (Object.hasOwn(STEM_EXCEPTIONS, start)) return start;
  }
  return '';
}

function lettersToCyrillic(word: string, small: string, from: number): string {
  let cyrillic = '';
  for (let at = from; at < word.length; ) {
    const { size, letters } = next(small, at);
    const piece = word.slice(at, at + size);
    // The tutuq has no case of its own, ъ has: among capitals it is one.
    cyrillic += piece === TUTUQ && isUpper(word.charAt(at + 1) || word.charAt(at - 1)) ? letters.toUpperCase() : matchCase(piece, letters);
    at += size;
  }
  return cyrillic;
}

/** What stands at a place: how many Latin letters, and what they are in Cyrillic. */
function next(small: string, at: number): { size: number; letters: string } {
  const rest = small.slice(at);
  const before = small.slice(0, at);
  // The tutuq between s and h only says that they are two letters: Isʼhoq, Исҳоқ.
  if (rest.startsWith(`s${TUTUQ}h`)) return { size: 3, letters: 'сҳ' };
  if (isTsiya(small, at)) return { size: rest.startsWith('ts') ? 2 : 1, letters: 'ц' };
  if (rest.startsWith('ye')) return { size: 2, letters: before === '' || VOWEL_BEFORE.test(before) || before.endsWith(TUTUQ) ? 'е' : 'ье' };
  // yoʻ is й and ў, not ё and an apostrophe.
  const pair = rest.slice(0, 2);
  const isPair = Object.hasOwn(PAIRS, pair) && !(pair === 'yo' && rest[2] === COMMA);
  if (isPair) return { size: 2, letters: PAIRS[pair] ?? '' };
  const letter = rest.slice(0, 1);
  if (letter === 'e') return { size: 1, letters: before === '' || VOWEL_BEFORE.test(before) ? 'э' : 'е' };
  return { size: 1, letters: LETTERS[letter] ?? letter };
}

/** -tsiya, -ksiya, -nsiya, -psiya and their kin are ция in words from Russian; a native -tsi- is t and si: aytsin. */
function isTsiya(small: string, at: number): boolean {
  const rest = small.slice(at);
  if (/^tsi(?:y[aoe]|on|al)/.test(rest)) return true;
  return /[knp]$/.test(small.slice(0, at)) && /^si(?:ya|yon|on)/.test(rest);
}
