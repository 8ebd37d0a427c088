import { AMBIGUOUS_NAMES, isMeantAsName } from './ambiguous-names.ts';
import { isUpper } from './letter-case.ts';
import { mapIcuText } from './map-icu-text.ts';
import { normaliseUzbek, TURNED_COMMA, TUTUQ } from './normalise.ts';
import { FOREIGN_LETTERS, LATIN_NAMES, ROMAN_NUMERAL, UNTRANSLITERATED } from './untransliterated.ts';
import { wordToCyrillic } from './word-to-cyrillic.ts';

const LETTERS = `A-Za-z${TURNED_COMMA}${TUTUQ}`;
/** A model number (S255, RF-320, R13, 2K): letters and figures together. Its letters stay as typed. */
const MODEL = '(?<![\\p{L}\\p{N}-])(?:[A-Z\\u0400-\\u042F]{1,4}-?\\d[A-Z\\d]*|\\d+[KDG](?![A-Za-z]))';
/** What may follow a name in its own word: letters that begin as an ending of a case, a number or an owner does. */
const ENDING = `(?:ga|ka|qa|da|dan|ning|ni|lar|cha|dagi|gacha|dek)[a-z${TURNED_COMMA}${TUTUQ}]*`;
const ONLY_ENDING = new RegExp(`^(?:${ENDING})?$`);
/** The ending -siz, “without”, follows an abbreviation (SMSsiz); after other words, the word is no name (muddatsiz). */
const WITHOUT = /^siz[a-z]*$/;
/** Signs that mean something in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const UNTRANSLITERATED_OR_WORD = new RegExp(patternOf([]), 'gu');
/** A day of a month and a year take a hyphen in Latin and none in Cyrillic: 21-noyabr, 21 ноябрь. */
const DATE_HYPHEN = /(?<=\d)-(?=(?:yil|yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr)(?:\b|[a-z]))/g;

/**
 * Uzbek in Latin letters, as it is read in Cyrillic: `Toʻlash` gives `Тўлаш`, `SHAHAR` gives `ШАҲАР`.
 * Stay as they are: what is not Latin, names of brands and abbreviations (`Uzcard`, `SMS`; `keep` replaces them), model numbers,
 * addresses, Roman numerals, words with letters that Uzbek lacks, and the syntax of messages: `{0}`, `<0>`, `{n, plural, other {…}}`.
 * `names` are names that the text is known to hold, of stores and goods: each stays letter for letter, whatever its words mean.
 */
export function toUzbekCyrillic(text: string, keep?: readonly string[], names: readonly string[] = []): string {
  const pattern = names.length === 0 ? UNTRANSLITERATED_OR_WORD : new RegExp(patternOf(names), 'gu');
  return mapIcuText(text, (literal) => mapOutside(literal, UNTRANSLITERATED, (piece) => pieceToCyrillic(piece, pattern, keep)));
}

/** The first group is what stays, the rest is a word. The longest name comes first: `Orzu Texnika` before `Orzu`. */
function patternOf(names: readonly string[]): string {
  const longestFirst = names.filter((name) => name !== '').sort((one, other) => other.length - one.length);
  const marked = longestFirst.map((name) => `(?<![\\p{L}\\p{N}])${escaped(name)}(?=(?:${ENDING})?(?![\\p{L}\\p{N}]))`);
  return `(${[...marked, MODEL].join('|')})|[A-Za-z][${LETTERS}]*`;
}

const escaped = (name: string): string => normaliseUzbek(name).replace(SPECIAL, '\\$&');

function pieceToCyrillic(piece: string, pattern: RegExp, keep: readonly string[] | undefined): string {
  // Each apostrophe is replaced by one character, so positions are the same in both texts.
  const given = piece.normalize('NFC');
  return normaliseUzbek(given)
    .replace(DATE_HYPHEN, ' ')
    .replace(pattern, (found: string, kept: string | undefined, at: number, whole: string) => {
      if (kept !== undefined) return given.slice(at, at + kept.length);
      const name = nameIn(found, keep ?? LATIN_NAMES) ?? (keep === undefined ? wordMeantAsName(found, at, whole) : undefined);
      // A name keeps its letters, its ending does not: DPDga, DPDга.
      if (name !== undefined) return name + wordToCyrillic(found.slice(name.length));
      return FOREIGN_LETTERS.test(found) || ROMAN_NUMERAL.test(found) ? found : wordToCyrillic(found);
    });
}

/** The longest of the names that a word begins with, where only an ending follows. */
function nameIn(word: string, names: readonly string[]): string | undefined {
  const begun = names.filter((name) => word.startsWith(name)).sort((one, other) => other.length - one.length)[0];
  if (begun === undefined) return undefined;
  const rest = word.slice(begun.length);
  return ONLY_ENDING.test(rest) || (isUpper(begun) && WITHOUT.test(rest)) ? begun : undefined;
}

function wordMeantAsName(word: string, at: number, whole: string): string | undefined {
  const name = nameIn(word, AMBIGUOUS_NAMES);
  return name !== undefined && isMeantAsName(whole.slice(0, at), whole.slice(at + name.length)) ? name : undefined;
}

function mapOutside(text: string, pattern: RegExp, map: (piece: string) => string): string {
  let mapped = '';
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    mapped += map(text.slice(end, found.index)) + found[0];
    end = found.index + found[0].length;
  }
  return mapped + map(text.slice(end));
}
