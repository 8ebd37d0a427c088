import { fail, type RuleResult } from '../failure.ts';

/** Nothing typed: every rule but `required` and `confirmed` lets it pass. An array of only empty values is empty too. */
export function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.every(isEmpty));
}

/** White space of any width, and characters that show nothing (zero-width ones, format characters, the blank Braille cell). */
const INVISIBLE = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What `required` counts as missing: empty, whitespace-only, false, NaN, an array with nothing in it. 0 is a value. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return INVISIBLE.test(value);
  return value === false || Number.isNaN(value) || isEmpty(value) || (Array.isArray(value) && value.every(isMissing));
}

/** The value is there: not empty, not only white space, not false, not an array of nothing. 0 is a value. */
export function required(value: unknown): RuleResult {
  return isMissing(value) ? fail('required') : null;
}

/** The value repeats another (a password and its confirmation). Two missing values do not confirm each other. */
export function confirmed(value: unknown, other: unknown): RuleResult {
  const comparable = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return comparable && !isMissing(value) && value === other ? null : fail('confirmed');
}

/** The public offer is accepted: true and nothing else (when placing an order, when saving a card). */
export function offerAccepted(value: unknown): RuleResult {
  return value === true ? null : fail('offer-not-accepted');
}
