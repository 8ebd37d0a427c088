const WORD = /^\p{L}[\p{L}\p{M}'’‘`´\u02BB\u02BC-]*$/u;
/** Surname endings of the region. -in and -ina are left out, because Madina and Irina are given names. */
const SURNAME = /.{2}(?:[oe]va?|[oe]vskiy|skiy|skaya|zoda|[ое]ва?|ский|ская|зода)$/i;
/** Given names that end like surnames. */
const GIVEN = new Set(['lyubov', 'yakov', 'яков', 'svyatoslava', 'shahzoda', 'шахзода', 'шаҳзода', 'gulzoda', 'гулзода']);
const PATRONYMIC = /.{2}(?:vich|vna|вич|вна)$|^(?:o[ʻʼ'’‘`]?g[ʻʼ'’‘`]?li|qizi|kizi|ogli|ugli|ўғли|угли|оглы|қизи|кизи)$/i;

const isSurname = (word: string): boolean => SURNAME.test(word) && !PATRONYMIC.test(word) && !GIVEN.has(word.toLowerCase());

/** Given name and surname, in the order of the text; without patronymics and without what is no word. */
export const nameWords = (name: string): string[] =>
  name
    .split(/\s+/)
    .filter((word) => WORD.test(word) && !PATRONYMIC.test(word))
    .slice(0, 2);

/**
 * The given name in a person's name, `Dilnoza` of `Xolmatova Dilnoza`. The profile has one field, so the surname is detected by its
 * ending, in either position. Empty if both words or neither have such an ending: nobody is addressed by a surname.
 */
export function givenName(name: string): string {
  const [given, ...others] = nameWords(name).filter((word) => !isSurname(word));
  return given !== undefined && others.length === 0 ? given : '';
}
