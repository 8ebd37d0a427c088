import * as v from 'valibot';
import { withoutSeparators } from '../normalise-digits.ts';
import { email } from '../rules/email.ts';
import { maxLength } from '../rules/lengths.ts';
import { digits, maxValue, minValue, number } from '../rules/numbers.ts';
import { phoneSchema } from './phone-schema.ts';
import { typeMessage } from './schema-helpers.ts';
import { MESSAGE_MAX, multiLineSchema, NAME_MAX, optionalTextSchema, singleLineSchema } from './text-schemas.ts';

const TIN_DIGITS = 9;
const EMPLOYEES_MAX = 1_000_000;

const optionalEmailSchema = optionalTextSchema(email);
const optionalMessageSchema = optionalTextSchema((text) => maxLength(text, MESSAGE_MAX));
const optionalTinSchema = v.pipe(
  optionalTextSchema((text) => digits(withoutSeparators(text), TIN_DIGITS)),
  v.transform((text) => text && withoutSeparators(text)),
);
const optionalCountSchema = v.pipe(
  optionalTextSchema((text) => {
    const count = withoutSeparators(text);
    return number(count) ?? minValue(count, 1) ?? maxValue(count, EMPLOYEES_MAX);
  }),
  v.transform((text) => (text === undefined ? undefined : Number(withoutSeparators(text)))),
);

/** Fields of every company form. */
const companyEntries = {
  company: singleLineSchema(NAME_MAX),
  contact_name: singleLineSchema(NAME_MAX),
  phone: phoneSchema,
  email: optionalEmailSchema,
  tin: optionalTinSchema,
  message: optionalMessageSchema,
};

/** The question form: what the builder API's feedback takes. */
export const feedbackSchema = v.object(
  { name: singleLineSchema(NAME_MAX), phone: phoneSchema, email: optionalEmailSchema, message: multiLineSchema(MESSAGE_MAX) },
  typeMessage,
);

/** A company's request; `employees` as typed, to a number. */
export const corporateRequestSchema = v.object({ ...companyEntries, employees: optionalCountSchema }, typeMessage);

/** A request to sell on the marketplace. */
export const sellerRequestSchema = v.object(companyEntries, typeMessage);
