import { type Failure, fail } from '../failure.ts';
import { applyMask } from '../mask/apply-mask.ts';
import { PHONE_MASK } from '../mask/phone-mask.ts';
import { DATE_MASK, EXPIRY_MASK, prepareDate, prepareExpiry } from '../mask/short-dates.ts';
import { cleanPasted } from '../normalise-digits.ts';
import { formatDateDigits } from '../person/parse-date.ts';
import { parsePhone } from '../phone/parse-phone.ts';

/**
 * How a field reads a text that arrives at once: pasted, dropped, autofilled, or typed before the page's scripts ran. Typed characters go through the mask alone,
 * which drops what does not fit while the customer watches. In a pasted text, a dropped digit would make another valid number.
 */
export type Pasted = {
  /** As the field shows it: in its mask, or as pasted when it fails, without marks that show nothing. Judged again it gives the same. */
  readonly text: string;
  readonly failure: Failure | null;
};

export const CARD_MASK = '#### #### #### ####';
const STORED_DATE = /^\d{4}-\d\d-\d\d$/;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** A text in a mask that holds all its digits, perhaps not to its end; one with more digits is kept. `prepare` is what the mask itself does first. */
function inMask(mask: string, text: string, failure: Failure, prepare: (text: string) => string = (same) => same): Pasted {
  const { masked } = applyMask(mask, text);
  return digitsIn(masked) < digitsIn(prepare(text)) ? { text, failure } : { text: masked, failure: null };
}

/** A phone, perhaps not to its end. Kept: another country's, one with too many digits, one that may be read as two numbers or misses a digit. */
export function pastedPhone(pasted: string): Pasted {
  const text = cleanPasted(pasted);
  const { masked, completed, error } = applyMask(PHONE_MASK, text);
  if (error === 'foreign-code') return { text, failure: fail(error) };
  // Of nine digits the first may be a trunk prefix: `8 90 123 45 6`. Words around a number are no part of it.
  const missesDigit = completed && !parsePhone(text.replace(/[^\d\s+()-]/g, '')).ok;
  if (error === 'too-long' || missesDigit) return { text, failure: fail('phone-length') };
  return { text: masked, failure: error ? fail(error) : null };
}

/** A card's number in groups of four, perhaps not to its end. Kept: more than sixteen digits. */
export const pastedCard = (pasted: string): Pasted => inMask(CARD_MASK, cleanPasted(pasted), fail('card-length'));

/** A card's expiry as `MM/YY`: `12/2030`, and year first, as browsers fill it in (HTML `cc-exp`: `2030-12`). Kept: digits that are neither. */
export const pastedExpiry = (pasted: string): Pasted => inMask(EXPIRY_MASK, cleanPasted(pasted), fail('expiry-format'), prepareExpiry);

/** A date as `dd.mm.yyyy`: also `1.2.1990`, and as it is stored, `1990-02-01`. Kept: more digits than a date has. */
export function pastedDate(pasted: string): Pasted {
  const text = cleanPasted(pasted);
  if (STORED_DATE.test(text.trim())) return { text: formatDateDigits(text.trim()), failure: null };
  return inMask(DATE_MASK, text, fail('date-format'), prepareDate);
}

/**
 * A code of `length` digits from an SMS, or its first digits. In a message pasted whole the code is the one number of that length that stands alone, or in two
 * halves (`123 456`); nothing is cut out of a longer number, and nothing is put together from several: such a text is kept.
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
