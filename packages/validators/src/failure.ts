/** Why a value was refused. The messages are in the catalogs of the packages that show them. */
export const FAILURE_CODES = [
  'required',
  'email',
  'number',
  'digits',
  'minLength',
  'maxLength',
  'exactLength',
  'minValue',
  'maxValue',
  'confirmed',
  'amount-format',
  'amount-below-min',
  'amount-above-max',
  'not-valid',
  'card-format',
  'card-length',
  'card-system',
  'card-check-digit',
  'card-bank',
  'card-unknown',
  'expiry-format',
  'expiry-month',
  'expiry-past',
  'phone-format',
  'phone-length',
  'foreign-code',
  'bad-number',
  'phones-min',
  'phones-unique',
  'phone-own',
  'date-format',
  'date-unreal',
  'birthdate-range',
  'birthdate-age',
  'pinfl-format',
  'pinfl-date',
  'pinfl-check-digit',
  'pinfl-birthdate',
  'passport-format',
  'password-weak',
  'password-same',
  'name-letters',
  'name-reserved',
  'photo-missing',
  'photo-rejected',
  'basket-empty',
  'basket-full',
  'delivery-required',
  'payment-required',
  'offer-not-accepted',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The rule's own `min`, `max` and `length`, for the message. */
export type FailureParams = Readonly<Record<string, number>>;
export type Failure = { readonly code: FailureCode; readonly params: FailureParams };
/** A rule passes with null. Every rule but `required` and `confirmed` passes on an empty value. */
export type RuleResult = Failure | null;

export const fail = (code: FailureCode, params: FailureParams = {}): Failure => ({ code, params });
