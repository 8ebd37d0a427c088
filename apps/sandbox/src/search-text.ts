import { toUzbekCyrillic } from '@muddat/i18n';

/** What apostrophes of Uzbek are typed as (facts, Alphabets). */
const APOSTROPHES = /['\u2019\u2018\u02bb\u02bc`\u00b4]/gu;

/** PostgreSQL refuses U+0000; no other control character is ever searched for. */
const CONTROL = /\p{Cc}/gu;

/** Lower case, no apostrophes, ё as е, one space between words: a text that is searched in and a query are folded alike. */
export function foldForSearch(text: string): string {
  const letters = text.toWellFormed().toLowerCase().replaceAll(APOSTROPHES, '').replaceAll('ё', 'е');
  return letters.replaceAll(CONTROL, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** What `search` looks in: the texts as they are, and the Uzbek one also in Cyrillic, names of brands too: people write them as they hear them. */
export function searchTextOf(uzbek: string, ...others: readonly string[]): string {
  return foldForSearch([uzbek, ...others, toUzbekCyrillic(uzbek, [])].join(' '));
}
