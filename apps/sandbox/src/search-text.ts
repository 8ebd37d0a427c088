/** What apostrophes of Uzbek are typed as (facts, Alphabets). */
const APOSTROPHES = /['\u2019\u2018\u02bb\u02bc`\u00b4]/gu;

/** PostgreSQL refuses U+0000; no other control character is ever searched for. */
const CONTROL = /\p{Cc}/gu;

/** Lower case, no apostrophes, ё as е, one space between words: a text that is searched in and a query are folded alike. */
export function foldForSearch(text: string): string {
  const letters = text.toWellFormed().toLowerCase().replaceAll(APOSTROPHES, '').replaceAll('ё', 'е');
  return letters.replaceAll(CONTROL, ' ').replaceAll(/\s+/gu, ' ').trim();
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...(['sh', 'ch', 'yo', 'yu', 'ya', 'ye'] as const).map((pair, index): [string, string] => [pair, 'шчёюяе'.charAt(index)]),
  ...[...'abdefghijklmnopqrstuvxyz'].map((letter, index): [string, string] => [letter, 'абдэфгҳижклмнопқрстувхйз'.charAt(index)]),
]);

/** Uzbek Latin in Uzbek Cyrillic, for search only: e is э at a word's start and е elsewhere. */
export function uzbekCyrillic(latin: string): string {
  const marked = latin
    .toLowerCase()
    .replaceAll(/o[\u02bb']/gu, 'ў')
    .replaceAll(/g[\u02bb']/gu, 'ғ')
    .replaceAll(/[\u02bc']/gu, 'ъ');
  return marked.replaceAll(/sh|ch|yo|yu|ya|ye|[a-z]/gu, (letters, offset: number) => {
    if (letters === 'e') return /[\p{L}]/u.test(marked.charAt(offset - 1)) ? 'е' : 'э';
    return LETTERS.get(letters) ?? letters;
  });
}

/** What `search` looks in: the texts as they are, and the Uzbek one also in Cyrillic. */
export function searchTextOf(uzbek: string, ...others: readonly string[]): string {
  return foldForSearch([uzbek, ...others, uzbekCyrillic(uzbek)].join(' '));
}
