import { ADULT_YEARS, failureText } from '@muddat/validators';

/** Maps the server's codes for the personal data to the codes of the form's error texts. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  passport: { format: 'passport-format' },
  pinfl: { format: 'pinfl-format', check_digit: 'pinfl-check-digit', birthdate: 'pinfl-birthdate' },
  birthdate: {
    format: 'date-format',
    future: 'birthdate-range',
    under_age: failureText({ code: 'birthdate-age', params: { min: ADULT_YEARS } }),
  },
};

export const personFieldErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, CODES[field]?.[code] ?? code]));
