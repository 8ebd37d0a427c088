import { mapIcuText } from './map-icu-text.ts';
import { wordToLatin } from './word-to-latin.ts';

const WORD = /[Ѐ-ӿ]+/g;
/** The hyphen that Latin has and Cyrillic does not: 21 ноябрь, 21-noyabr. */
const DATE_GAP =
  /(?<=\b\d{1,2}) (?=(?:январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр)(?![а-яўқғҳё]{5}))|(?<=\b\d{4}) (?=йил(?![а-яўқғҳё]{5}))/gi;

/** Uzbek in Cyrillic letters, in Latin ones with the right apostrophes (uzbekistan, Alphabets). What is not Cyrillic stays as it is. */
export function toUzbekLatin(text: string): string {
  return mapIcuText(text, (literal) => literal.normalize('NFC').replace(DATE_GAP, '-').replace(WORD, wordToLatin));
}
