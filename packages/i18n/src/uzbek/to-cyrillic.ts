import { FOREIGN_LETTERS, KEPT_PIECES, KEPT_WORDS, ROMAN_NUMERAL } from './kept-words.ts';
import { mapIcuText } from './map-icu-text.ts';
import { normaliseUzbek, TURNED_COMMA, TUTUQ } from './normalise.ts';
import { wordToCyrillic } from './word-to-cyrillic.ts';

const WORD = new RegExp(`[A-Za-z][A-Za-z${TURNED_COMMA}${TUTUQ}]*`, 'g');
/** A day of a month and a year take a hyphen in Latin and none in Cyrillic: 21-noyabr, 21 ноябрь. */
const DATE_HYPHEN = /(?<=\d)-(?=(?:yil|yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr)(?:\b|[a-z]))/g;

/**
 * Uzbek in Latin letters, as it is read in Cyrillic: `Toʻlash` gives `Тўлаш`, `SHAHAR` gives `ШАҲАР`.
 * Stay as they are: what is not Latin, names of brands and abbreviations (`Uzcard`, `SMS`; `keep` adds or, with `only`, replaces them),
 * addresses, Roman numerals, words with letters that Uzbek lacks, and the syntax of messages: `{0}`, `<0>`, `{n, plural, other {…}}`.
 */
export function toUzbekCyrillic(text: string, keep: readonly string[] = KEPT_WORDS): string {
  return mapIcuText(text, (literal) => mapOutside(literal, KEPT_PIECES, (piece) => piecesToCyrillic(piece, keep)));
}

function piecesToCyrillic(text: string, keep: readonly string[]): string {
  return normaliseUzbek(text)
    .replace(DATE_HYPHEN, ' ')
    .replace(WORD, (word) => {
      // A name keeps its letters, its ending does not: DPDga, DPDга.
      const name = keep.filter((kept) => word.startsWith(kept)).sort((one, other) => other.length - one.length)[0];
      if (name !== undefined && isEnding(word.slice(name.length))) return name + wordToCyrillic(word.slice(name.length));
      if (FOREIGN_LETTERS.test(word) || ROMAN_NUMERAL.test(word)) return word;
      return wordToCyrillic(word);
    });
}

/** What may follow a name in its own word: nothing, or small letters that begin as an ending of a case, a number or an owner does. */
const isEnding = (rest: string): boolean => /^(?:(?:ga|ka|qa|da|dan|ning|ni|lar|cha|dagi|gacha|dek)[a-z\u02BB\u02BC]*)?$/.test(rest);

function mapOutside(text: string, pattern: RegExp, map: (piece: string) => string): string {
  let mapped = '';
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    mapped += map(text.slice(end, found.index)) + found[0];
    end = found.index + found[0].length;
  }
  return mapped + map(text.slice(end));
}
