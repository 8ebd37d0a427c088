import { cleanText } from '../text/clean-text.ts';
import { personName } from './person-name.ts';

const WORD = /^\p{L}[\p{L}\p{M}'’‘`´\u02BB\u02BC-]*$/u;
/** Surname endings of the region. -in and -ina are left out, because Madina and Irina are given names. */
const SURNAME = /.{2}(?:[oe]va?|[oe]vskiy|skiy|skaya|zoda|[ое]ва?|ский|ская|зода)$/i;
/** Given names that end like surnames. */
const GIVEN = new Set(['lyubov', 'yakov', 'яков', 'svyatoslava']);
const PATRONYMIC = /.{2}(?:vich|vna|вич|вна)$|^(?:o[ʻʼ'’‘`]?g[ʻʼ'’‘`]?li|qizi|kizi|ogli|ugli|ўғли|угли|оглы|қизи|кизи)$/i;

const isSurname = (word: string): boolean => SURNAME.test(word) && !PATRONYMIC.test(word) && !GIVEN.has(word.toLowerCase());
/** oʻ and gʻ are one letter. */
const initialOf = (word: string): string => `${/^\p{L}[\u02BB]?/u.exec(word)?.[0].toUpperCase() ?? ''}.`;

/**
 * A name for publication: the given name and the initial of the surname, `Nodira K.`. The profile has one field, so the surname is
 * detected by its ending, in either position. If both words or neither have such an ending, both become initials. Empty if the text is no
 * name or looks like the portal's.
 */
export function publishedName(text: string): string {
  const name = cleanText(text);
  if (personName(name) !== null) return '';
  const [first, second] = name.split(/\s+/).filter((word) => WORD.test(word) && !PATRONYMIC.test(word));
  if (first === undefined) return '';
  if (second === undefined) return isSurname(first) ? initialOf(first) : first;
  if (isSurname(first) === isSurname(second)) return `${initialOf(first)} ${initialOf(second)}`;
  return isSurname(first) ? `${second} ${initialOf(first)}` : `${first} ${initialOf(second)}`;
}
