import { mapIcuText } from './map-icu-text.ts';
import { normaliseUzbek } from './normalise.ts';
import { wordToLatin } from './word-to-latin.ts';

const WORD = /[Ѐ-ӿ]+/g;
/** The hyphen that Latin has and Cyrillic does not: 21 ноябрь, 21-noyabr. */
const DATE_GAP =
  /(?<=\b\d{1,2}) (?=(?:январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр)(?![а-яўқғҳё]{5}))|(?<=\b\d{4}) (?=йил(?![а-яўқғҳё]{5}))/gi;

/** Uzbek in Cyrillic letters, in Latin ones with the right apostrophes (uzbekistan, Alphabets). What is not Cyrillic stays as it is. */
export function toUzbekLatin(text: string): string {
  return mapIcuText(text, (literal) => literal.normalize('NFC').replace(DATE_GAP, '-').replace(WORD, wordToLatin));
}

/** Soft hyphens, zero-width and bidi characters: copied with a word, seen by nobody. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * One form for all the ways an Uzbek word is typed, to search by and to compare: small Latin letters, the right apostrophes, Cyrillic
 * turned into Latin, spaces single. `Ўзбекистон`, `O'ZBEKISTON` and `Oʻzbekiston` are `oʻzbekiston`. Not for showing.
 */
export function foldUzbek(text: string): string {
  return normaliseUzbek(toUzbekLatin(text.replace(UNSEEN, '')))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
