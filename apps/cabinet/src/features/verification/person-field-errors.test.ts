import { expect, test } from 'vitest';
import { personFieldErrors } from './person-field-errors.ts';

test('personFieldErrors maps the error codes of the server to those of the form and keeps unknown codes', () => {
  expect(personFieldErrors({ passport: 'format', pinfl: 'birthdate', birthdate: 'under_age' })).toEqual({
    passport: 'passport-format',
    pinfl: 'pinfl-birthdate',
    birthdate: 'birthdate-age?min=18',
  });
  expect(personFieldErrors({ pinfl: 'taken' })).toEqual({ pinfl: 'taken' });
});
