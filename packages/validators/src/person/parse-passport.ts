import { withoutSeparators } from '../normalise-digits.ts';

export type PassportCode = 'passport-format';
export type ParsedPassport = { ok: true; number: string; warning?: 'passport-cyrillic' } | { ok: false; code: PassportCode };

/** Maps Cyrillic letters to the Latin letters that they look like, because a Russian keyboard types them into a passport's series. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([...'АВСЕКМНОРТХ'].map((cyrillic, at) => [cyrillic, 'ABCEKMHOPTX'.charAt(at)]));

/** Only plain letters: toUpperCase alone would make S of the long s and I of the dotless i. */
const raised = (text: string): string => text.replace(/[a-zа-я]/g, (letter) => letter.toUpperCase());

/**
 * Series and number of a passport or an ID card, `AA1234567`: spaces and dashes are stripped, lower case is raised, Cyrillic look-alikes become Latin with the
 * warning `passport-cyrillic`, so that the customer looks again.
 */
export function parsePassport(text: string): ParsedPassport {
  const typed = raised(withoutSeparators(text));
  const number = typed.replace(/[А-Я]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter);
  if (!/^[A-Z]{2}\d{7}$/.test(number)) return { ok: false, code: 'passport-format' };
  return { ok: true, number, ...(number !== typed && { warning: 'passport-cyrillic' }) };
}

/** As shown: `AA 1234567`. */
export function formatPassport(number: string): string {
  return `${number.slice(0, 2)} ${number.slice(2)}`;
}
