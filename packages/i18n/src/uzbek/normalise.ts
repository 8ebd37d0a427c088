/** The apostrophe of oʻ and gʻ. */
export const TURNED_COMMA = '\u02BB';
/** The tutuq: maʼno, sanʼat. */
export const TUTUQ = '\u02BC';

/** What people type for either: ' ’ ‘ ʻ ʼ, the grave and the acute accent, the prime. */
const APOSTROPHE = "['’‘ʻʼ`´′]";
const AFTER_O_OR_G = new RegExp(`(?<=[OoGg])${APOSTROPHE}`, 'g');
const INSIDE_A_WORD = new RegExp(`(?<=\\p{Script=Latin})${APOSTROPHE}(?=\\p{Script=Latin})`, 'gu');
/** At a word's end an apostrophe may be a closing quotation mark, so only a modifier letter counts as one of the word's own. */
const AT_THE_END = /(?<=\p{Script=Latin})\u02BB(?!\p{Script=Latin})/gu;

/**
 * Uzbek in Latin letters with the right apostrophes: oʻ and gʻ with U+02BB, every other one inside a word is the tutuq, U+02BC
 * (uzbekistan, Alphabets). Everything else stays as it is. Meant for Uzbek: an English "dog's" would become "dogʻs".
 */
export function normaliseUzbek(text: string): string {
  return text
    .normalize('NFC')
    .replace(AT_THE_END, (found, at: number, whole: string) => (/[OoGg]/.test(whole[at - 1] ?? '') ? found : TUTUQ))
    .replace(AFTER_O_OR_G, TURNED_COMMA)
    .replace(INSIDE_A_WORD, (found, at: number, whole: string) => (/[OoGg]/.test(whole[at - 1] ?? '') ? found : TUTUQ));
}
