import { fail, type RuleResult } from '../failure.ts';
import { isMissing } from '../rules/presence.ts';
import { cleanText } from '../text/clean-text.ts';

/** Maps letters, digits and signs to the letter that they look like. Both sides of a comparison are folded. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs('а a 4 @', 'a'),
  ...pairs('в b 8', 'b'),
  ...pairs('с c', 'c'),
  ...pairs('е e 3', 'e'),
  ...pairs('н h', 'h'),
  ...pairs('і i и l 1 | !', 'i'),
  ...pairs('к k', 'k'),
  ...pairs('о o 0', 'o'),
  ...pairs('р p', 'p'),
  ...pairs('ѕ s 5 $', 's'),
  ...pairs('т t 7', 't'),
  ...pairs('у u y ў', 'y'),
  ...pairs('х x', 'x'),
  ...pairs('м m', 'm'),
  ...pairs('д d', 'd'),
  ...pairs('п n', 'n'),
};

function pairs(letters: string, letter: string): Record<string, string> {
  return Object.fromEntries(letters.split(' ').map((one) => [one, letter]));
}

const fold = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''), (letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\s-]|\p{Lm}/gu, '');

/** Names of the portal, its staff and its support, in all scripts. */
const RESERVED = [
  ...['muddat', 'муддат', 'support', 'суппорт', 'саппорт', 'поддержк', 'qoʻllab', 'қўллаб', 'куллаб', 'кўллаб'],
  ...['admin', 'админ', 'maʼmuriyat', 'маъмурият', 'moderator', 'модератор', 'operator', 'оператор', 'xizmat', 'хизмат', 'служб'],
].map(fold);

/** Banks, whatever stands before the word. */
const RESERVED_WORD_ENDINGS = ['bank', 'банк', 'banki', 'банки'].map(fold);
/** The letters of passports, without look-alikes from other alphabets and without loose accents. */
const LATIN = 'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F';
/** Russian, Uzbek, Karakalpak, Kazakh, Kyrgyz, Tajik and Ukrainian: the letters that the fonts of documents have. */
const CYRILLIC = '\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045FҐґҒғҚқҢңҮүҰұҲҳҶҷҺһӘәӢӣӨөӮӯ';
const AS_IN_PASSPORT = new RegExp(`^[${LATIN}${CYRILLIC}'’‘\`´\u02BB\u02BC\\s-]+$`);
/** No word of a passport is longer; hyphens part words. */
const WORD_MAX = 50;
const MIXED_WORD = new RegExp(`[${LATIN}][^\\s-]*[${CYRILLIC}]|[${CYRILLIC}][^\\s-]*[${LATIN}]`);

/**
 * A person's name as in the passport: Latin or Cyrillic letters, apostrophes, hyphens and spaces, each word in one alphabet and at most 50 letters
 * long. Other people
 * may read it, and contracts print it, so it must not look like the portal, its support or a bank.
 */
export function personName(text: unknown): RuleResult {
  if (isMissing(text) || typeof text !== 'string') return null;
  const name = cleanText(text);
  const words = fold(name).split(/[\s-]+/);
  // Joins names spelled in single letters or pairs: "M u d d a t", but not "Saad Mina".
  const spelled = words.every((word) => word.length <= 2) ? [words.join('')] : [];
  const isReserved = (word: string) =>
    RESERVED.some((reserved) => word.includes(reserved)) || RESERVED_WORD_ENDINGS.some((end) => word.endsWith(end));
  if ([...words, ...spelled].some(isReserved)) return fail('name-reserved');
  const composed = name.normalize('NFC');
  const isShort = composed.split(/[\s-]+/).every((word) => word.length <= WORD_MAX);
  const isNamed = isShort && /\p{L}/u.test(composed) && AS_IN_PASSPORT.test(composed) && !MIXED_WORD.test(composed);
  return isNamed ? null : fail('name-letters');
}
