import { ADULT_YEARS, failureText } from '@muddat/validators';

/** The server's codes of the person, as the form's sentences know them. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  passport: { format: 'passport-format' },
  pinfl: { format: 'pinfl-format', check_digit: 'pinfl-check-digit', birthdate: 'pinfl-birthdate' },
  birthdate: {
    format: 'date-format',
    future: 'birthdate-range',
    under_age: failureText({ code: 'birthdate-age', params: { min: ADULT_YEARS } }),
  },
};

export const personFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, CODES[field]?.[code] ?? code]));
