import type { CardExpiryCode } from './card/parse-card-expiry.ts';
import type { CardNumberCode } from './card/parse-card-number.ts';
import type { DateCode } from './person/parse-date.ts';
import type { PassportCode } from './person/parse-passport.ts';
import type { PinflCode } from './person/parse-pinfl.ts';
import type { PhoneCode } from './phone/parse-phone.ts';

/** Why a value was refused. The messages are in the catalogs of the packages that show them. */
export type FailureCode =
  | 'required'
  | 'email'
  | 'number'
  | 'digits'
  | 'minLength'
  | 'maxLength'
  | 'exactLength'
  | 'minValue'
  | 'maxValue'
  | 'confirmed'
  | 'amount-format'
  | 'amount-below-min'
  | 'amount-above-max'
  | 'not-valid'
  | CardNumberCode
  | 'card-bank'
  | 'card-unknown'
  | CardExpiryCode
  | PhoneCode
  | 'phones-min'
  | 'phones-unique'
  | 'phone-own'
  | DateCode
  | 'birthdate-range'
  | 'birthdate-age'
  | PinflCode
  | 'pinfl-birthdate'
  | PassportCode
  | 'password-weak'
  | 'password-same'
  | 'name-letters'
  | 'name-reserved'
  | 'photo-missing'
  | 'photo-rejected'
  | 'basket-empty'
  | 'basket-full'
  | 'delivery-required'
  | 'payment-required'
  | 'offer-not-accepted';

/** The rule's own `min`, `max` and `length`, for the message. */
export type FailureParams = Readonly<Record<string, number>>;
export type Failure = { readonly code: FailureCode; readonly params: FailureParams };
/** A rule passes with null. Every rule but `required` and `confirmed` passes on an empty value. */
export type RuleResult = Failure | null;

export const fail = (code: FailureCode, params: FailureParams = {}): Failure => ({ code, params });
