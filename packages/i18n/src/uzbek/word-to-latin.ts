import { matchPairCase } from './letter-case.ts';
import { TURNED_COMMA as COMMA, TUTUQ } from './normalise.ts';

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: `g${COMMA}`,
  д: 'd',
  ж: 'j',
  ё: 'yo',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: `o${COMMA}`,
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'i',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const VOWELS = 'аеёиоуўыэюя';
/** Words whose Latin spelling the rules do not give: sentabr has no y. Beginnings, in small letters. */
const STEMS: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['сентябр', 'sentabr'],
  ['октябр', 'oktabr'],
];

/** One Uzbek word of Cyrillic letters, in Latin (uzbekistan, Alphabets). */
export function wordToLatin(word: string): string {
  const small = word.toLowerCase();
  const [start, stem] = STEMS.find(([cyrillic]) => small.startsWith(cyrillic)) ?? ['', ''];
  let latin = [...stem].map((letter, at) => (isCapitalAt(word, at) ? letter.toUpperCase() : letter)).join('');
  for (let at = start.length; at < word.length; at += 1) {
    const letter = word.charAt(at);
    latin += matchPairCase(letter, letterAt(small, at), word.charAt(at - 1), word.charAt(at + 1));
  }
  return latin;
}

const isCapitalAt = (word: string, at: number): boolean => {
  const letter = word.charAt(Math.min(at, word.length - 1));
  return letter !== letter.toLowerCase();
};

function letterAt(small: string, at: number): string {
  const letter = small.charAt(at);
  const before = small.charAt(at - 1);
  const after = small.charAt(at + 1);
  switch (letter) {
    case 'е':
      return before === '' || VOWELS.includes(before) || before === 'ъ' || before === 'ь' ? 'ye' : 'e';
    case 'ц':
      return before !== '' && VOWELS.includes(before) ? 'ts' : 's';
    case 'ь':
      return '';
    case 'ъ':
      // After a consonant and before е, ё, ю, я it is the hard sign of Russian words: объект, obyekt. Elsewhere it is the tutuq: маъюс.
      return !VOWELS.includes(before) && 'еёюя'.includes(after || ' ') ? '' : TUTUQ;
    case 'ҳ':
      // s and h that are two letters are parted: Исҳоқ, Isʼhoq.
      return before === 'с' ? `${TUTUQ}h` : 'h';
    default:
      return LETTERS[letter] ?? letter;
  }
}
