import { type Failure, fail } from '../failure.ts';
import { cleanPasted } from '../normalise-digits.ts';
import { foldApostrophes } from '../text/clean-text.ts';

export type PastedAmount =
  | { readonly ok: true; readonly amount: number | null }
  | { readonly ok: false; readonly text: string; readonly failure: Failure };

/** The currency, as it stands behind an amount: сум, сўм, soʻm, UZS. */
const CURRENCY = /\s*(?:сум(?:ов|а)?|сўм|so'?m|sum|uzs)\.?$/i;
const THOUSAND = /\s*(?:тыс|тысяч[аи]?|ming|минг)\.?$/i;
const MILLION = /\s*(?:млн|миллион(?:ов|а)?|mln|million)\.?$/i;
const THOUSANDS = 1_000;
const MILLIONS = 1_000_000;
const BETWEEN_GROUPS = /(\d)[ ']+(?=\d)/g;

/** Tiyin after a decimal mark are ignored. */
const WHOLE = /^(\d+)(?:[.,]\d{0,2})?$/;
/** Three digits after a mark are a group, not tiyin: 50.000, 1,250,000.00. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,]\d{0,2})?$/;
const OF_UNITS = /^\d+(?:[.,]\d{1,2})?$/;

/** A number times a thousand or a million: `1,5 тыс` is 1 500. Null if it has more than two decimals. */
function ofUnits(number: string, unit: number): number | null {
  if (!OF_UNITS.test(number)) return null;
  // In hundredths, as 1.1 times a million is no whole number in floating point.
  return (Math.round(Number(number.replace(',', '.')) * 100) * unit) / 100;
}

function read(text: string): number | null {
  const plain = foldApostrophes(text).replace(CURRENCY, '').replace(BETWEEN_GROUPS, '$1').trim();
  if (THOUSAND.test(plain)) return ofUnits(plain.replace(THOUSAND, ''), THOUSANDS);
  if (MILLION.test(plain)) return ofUnits(plain.replace(MILLION, ''), MILLIONS);
  const digits = WHOLE.exec(plain)?.[1] ?? GROUPED.exec(plain)?.[1];
  return digits === undefined ? null : Number(digits.replace(/[.,]/g, ''));
}

/**
 * Reads whole so'm from a pasted text (see `Pasted`): `50 000,00`, `50.000`, `50 тыс`, `50 000 сум`; an empty text is null. A text with a sign, an exponent, two
 * amounts or other words fails with `amount-format`, an amount above `max` with `amount-above-max`; both keep the text as it is.
 */
export function pastedAmount(pasted: string, max: number = Number.MAX_SAFE_INTEGER): PastedAmount {
  const text = cleanPasted(pasted).trim();
  if (text === '') return { ok: true, amount: null };
  const amount = read(text);
  if (amount === null) return { ok: false, text, failure: fail('amount-format') };
  return amount > max ? { ok: false, text, failure: fail('amount-above-max', { max }) } : { ok: true, amount };
}
