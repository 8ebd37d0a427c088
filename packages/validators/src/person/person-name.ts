import { fail, type RuleResult } from '../failure.ts';
import { isMissing } from '../rules/empty.ts';
import { cleanText } from '../text/clean-text.ts';

/** Letters and digits that look like a letter, by that letter; both sides of a comparison are folded. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs('аa4@', 'a'),
  ...pairs('вb8', 'b'),
  ...pairs('сc', 'c'),
  ...pairs('еe3', 'e'),
  ...pairs('нh', 'h'),
  ...pairs('іiиl1|!', 'i'),
  ...pairs('кk', 'k'),
  ...pairs('оo0', 'o'),
  ...pairs('рp', 'p'),
  ...pairs('ѕs5$', 's'),
  ...pairs('тt7', 't'),
  ...pairs('уuyў', 'y'),
  ...pairs('хx', 'x'),
  ...pairs('мm', 'm'),
  ...pairs('дd', 'd'),
  ...pairs('пn', 'n'),
};

function pairs(letters: string, letter: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (one) => [one, letter]));
}

const fold = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''), (letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\s-]|\p{Lm}/gu, '');

/** Names under which the portal or those who answer for it speak, in all scripts. */
const RESERVED = [
  ...['muddat', 'муддат', 'support', 'суппорт', 'саппорт', 'поддержк', 'qoʻllab', 'қўллаб', 'куллаб', 'кўллаб'],
  ...['admin', 'админ', 'maʼmuriyat', 'маъмурият', 'moderator', 'модератор', 'operator', 'оператор', 'xizmat', 'хизмат', 'служб'],
].map(fold);

/** What a customer may be called where others read it: not without letters, and not like the portal or its support. */
export function personName(text: unknown): RuleResult {
  if (isMissing(text) || typeof text !== 'string') return null;
  const name = cleanText(text);
  if (!/\p{L}/u.test(name)) return fail('name-letters');
  const words = fold(name).split(/[\s-]+/);
  // "M u d d a t", but not "Saad Mina".
  const spelled = words.every((word) => word.length <= 2) ? [words.join('')] : [];
  return [...words, ...spelled].some((word) => RESERVED.some((reserved) => word.includes(reserved))) ? fail('name-reserved') : null;
}
