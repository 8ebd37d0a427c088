import { type Failure, fail } from '../failure.ts';
import { applyMask } from '../mask/apply-mask.ts';
import { PHONE_MASK } from '../mask/phone-mask.ts';
import { DATE_MASK, EXPIRY_MASK, prepareDate, prepareExpiry } from '../mask/short-dates.ts';
import { cleanPasted } from '../normalise-digits.ts';
import { formatDateDigits } from '../person/parse-date.ts';
import { parsePhone } from '../phone/parse-phone.ts';

/**
 * How a field reads a text that arrives at once: pasted, dropped, autofilled, or typed before hydration. Typed characters only go through
 * the mask, which drops what does not fit while the customer watches. Dropping a digit of a pasted text could make another valid number.
 */
export type Pasted = {
  /** The text for the field: formatted, or as pasted if it fails, without invisible characters. Parsing it again gives the same result. */
  readonly text: string;
  readonly failure: Failure | null;
};

export const CARD_MASK = '#### #### #### ####';
const STORED_DATE = /^\d{4}-\d\d-\d\d$/;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/**
 * Formats a text by a mask, complete or not. A text with more digits than the mask holds fails and is kept. `prepare`: the preparation
 * that the mask itself applies.
 */
function inMask(mask: string, text: string, failure: Failure, prepare: (text: string) => string = (same) => same): Pasted {
  const { masked } = applyMask(mask, text);
  return digitsIn(masked) < digitsIn(prepare(text)) ? { text, failure } : { text: masked, failure: null };
}

/** A phone, complete or not. A foreign number, one with too many digits, and one that is ambiguous or lacks a digit fail and are kept. */
export function pastedPhone(pasted: string): Pasted {
  const text = cleanPasted(pasted);
  const { masked, completed, error } = applyMask(PHONE_MASK, text);
  if (error === 'foreign-code') return { text, failure: fail(error) };
  // The first of nine digits may be a trunk prefix: `8 90 123 45 6`. Words around the number are ignored.
  const missesDigit = completed && !parsePhone(text.replace(/[^\d\s+()-]/g, '')).ok;
  if (error === 'too-long' || missesDigit) return { text, failure: fail('phone-length') };
  return { text: masked, failure: error ? fail(error) : null };
}

/** A card number in groups of four, complete or not. One with more than sixteen digits fails and is kept. */
export const pastedCard = (pasted: string): Pasted => inMask(CARD_MASK, cleanPasted(pasted), fail('card-length'));

/**
 * A card's expiry as `MM/YY`; also accepts `12/2030`, and year first, as browsers fill it in (HTML `cc-exp`: `2030-12`). Other digits
 * fail and are kept.
 */
export const pastedExpiry = (pasted: string): Pasted => inMask(EXPIRY_MASK, cleanPasted(pasted), fail('expiry-format'), prepareExpiry);

/** A date as `dd.mm.yyyy`; also accepts `1.2.1990` and the stored form, `1990-02-01`. More digits than a date has fail and are kept. */
export function pastedDate(pasted: string): Pasted {
  const text = cleanPasted(pasted);
  if (STORED_DATE.test(text.trim())) return { text: formatDateDigits(text.trim()), failure: null };
  return inMask(DATE_MASK, text, fail('date-format'), prepareDate);
}

/**
 * A code of `length` digits from an SMS, or its first digits. In a complete pasted message the code is the only number of that length,
 * alone or in two halves (`123 456`). Digits are neither cut out of a longer number nor combined from several; such a text fails and is
 * kept.
 */
export function pastedCode(pasted: string, length: number): Pasted {
  const text = cleanPasted(pasted).replace(/[\u2010-\u2015\u2212]/g, '-');
  const [first = [], ...further] = (text.match(/\d+(?:[ -]+\d+)*/g) ?? []).map((found) => found.split(/[ -]+/));
  const only = first.join('');
  if (further.length === 0 && only.length <= length) return { text: only, failure: null };
  const groups = [first, ...further];
  const alone = groups.flat().filter((number) => number.length === length);
  const halved = groups
    .filter((halves) => halves.length === 2 && halves.every((half) => half.length === length / 2))
    .map((halves) => halves.join(''));
  const [code, ...others] = new Set(alone.length > 0 ? alone : halved);
  return code !== undefined && others.length === 0 ? { text: code, failure: null } : { text, failure: fail('digits', { length }) };
}
